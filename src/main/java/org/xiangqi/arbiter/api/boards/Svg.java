package org.xiangqi.arbiter.api.boards;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Writes the elements of an SVG document one after the other; texts and values of attributes are escaped. */
final class Svg {
    private static final String NAMESPACE = "http://www.w3.org/2000/svg";
    private static final String XLINK = "http://www.w3.org/1999/xlink";

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final XMLStreamWriter xml;

    private interface Writing {
        void write() throws XMLStreamException;
    }

    /** Begins the root element; attributes are names and values in turn. */
    Svg(Object... attributes) {
        try {
            xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(bytes, StandardCharsets.UTF_8.name());
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
        write(() -> {
            xml.writeStartElement("svg");
            xml.writeDefaultNamespace(NAMESPACE);
            xml.writeNamespace("xlink", XLINK);
        });
        attributes(attributes);
    }

    /** Begins an element. */
    void start(String name, Object... attributes) {
        write(() -> xml.writeStartElement(name));
        attributes(attributes);
    }

    /** Ends the element that was begun last. */
    void end() {
        write(xml::writeEndElement);
    }

    /** Writes an element without content. */
    void empty(String name, Object... attributes) {
        write(() -> xml.writeEmptyElement(name));
        attributes(attributes);
    }

    /** Writes an element with an id and nothing but text in it. */
    void text(String name, String id, String text) {
        start(name, "id", id);
        write(() -> xml.writeCharacters(text));
        end();
    }

    /** Writes a further copy of the element with that id, in the old form that every viewer knows. */
    void use(String id, Object... attributes) {
        empty("use", "xlink:href", "#" + id);
        attributes(attributes);
    }

    /** Ends the document. */
    byte[] finish() {
        write(xml::writeEndDocument);
        write(xml::close);
        return bytes.toByteArray();
    }

    private void attributes(Object... attributes) {
        for (int i = 0; i < attributes.length; i += 2) {
            String name = String.valueOf(attributes[i]);
            String value = String.valueOf(attributes[i + 1]);
            write(() -> xml.writeAttribute(name, value));
        }
    }

    /** Nothing can fail where the document goes to memory and its elements are ours. */
    private static void write(Writing writing) {
        try {
            writing.write();
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
    }
}
