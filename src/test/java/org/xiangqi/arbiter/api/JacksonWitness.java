package org.xiangqi.arbiter.api;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import io.quarkus.jackson.ObjectMapperCustomizer;
import jakarta.inject.Singleton;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Notes which classes Jackson works out how to write or read, and changes nothing about it. */
@Singleton
final class JacksonWitness implements ObjectMapperCustomizer {
    private static final Set<Class<?>> SEEN = ConcurrentHashMap.newKeySet();

    /** The classes so far, of whatever request. */
    static Set<Class<?>> seen() {
        return Set.copyOf(SEEN);
    }

    @Override
    public void customize(ObjectMapper mapper) {
        SimpleModule module = new SimpleModule("witness");
        module.setSerializerModifier(new Written());
        module.setDeserializerModifier(new Read());
        mapper.registerModule(module);
    }

    private static final class Written extends BeanSerializerModifier {
        private static final long serialVersionUID = 1L;

        @Override
        public JsonSerializer<?> modifySerializer(
                SerializationConfig config, BeanDescription bean, JsonSerializer<?> serializer) {
            SEEN.add(bean.getBeanClass());
            return serializer;
        }
    }

    private static final class Read extends BeanDeserializerModifier {
        private static final long serialVersionUID = 1L;

        @Override
        public JsonDeserializer<?> modifyDeserializer(
                DeserializationConfig config, BeanDescription bean, JsonDeserializer<?> deserializer) {
            SEEN.add(bean.getBeanClass());
            return deserializer;
        }

        @Override
        public JsonDeserializer<?> modifyEnumDeserializer(
                DeserializationConfig config, JavaType type, BeanDescription bean, JsonDeserializer<?> deserializer) {
            SEEN.add(type.getRawClass());
            return deserializer;
        }
    }
}
