package org.xiangqi.arbiter.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.bootstrap.BootstrapAppModelFactory;
import io.quarkus.bootstrap.app.CuratedApplication;
import io.quarkus.bootstrap.app.QuarkusBootstrap;
import io.quarkus.bootstrap.model.ApplicationModel;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.jar.JarFile;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jboss.logmanager.ExtLogRecord;

/**
 * The native build, prepared by Quarkus up to the compile itself, which needs a GraalVM and is left out.
 *
 * @param warnings what Quarkus warned of on the way
 * @param reflection what {@code native-image} is told to keep for reflection, an element a class
 * @param resources what it is told to keep of resources
 * @param arguments what it is called with
 */
record NativeBuild(List<String> warnings, JsonNode reflection, JsonNode resources, String arguments) {
    /** Below {@code target}: Quarkus writes the document beside it, and the committed one is none of a test's business. */
    private static final Path TARGET = Path.of("target").toAbsolutePath().resolve("native-build-test");

    private static final Path CLASSES = Path.of("target", "classes").toAbsolutePath();
    private static final String CLASS = ".class";
    private static final ObjectMapper JSON = new ObjectMapper();

    /** Prepares it, which takes some seconds. */
    static NativeBuild prepare() throws Exception {
        return prepare(CLASSES);
    }

    /** Prepares it with these lines at the end of application.properties, where they hold in place of earlier ones. */
    static NativeBuild prepareWith(List<String> lines) throws Exception {
        Path classes = TARGET.resolve("changed-classes");
        for (String name : packaged()) {
            Path copy = classes.resolve(name);
            Files.createDirectories(Objects.requireNonNull(copy.getParent()));
            Files.copy(CLASSES.resolve(name), copy, StandardCopyOption.REPLACE_EXISTING);
        }
        Files.write(classes.resolve("application.properties"), lines, StandardOpenOption.APPEND);
        return prepare(classes);
    }

    private static NativeBuild prepare(Path classes) throws Exception {
        Warnings warnings = new Warnings();
        Logger root = Logger.getLogger("");
        root.addHandler(warnings);
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        Files.createDirectories(TARGET);
        try (CuratedApplication application = bootstrap(classes).bootstrap()) {
            application.createAugmentor().createProductionApplication();
        } finally {
            Thread.currentThread().setContextClassLoader(before);
            root.removeHandler(warnings);
        }
        Path sources = TARGET.resolve("native-sources");
        try (JarFile jar = new JarFile(sources.resolve("arbiter-runner.jar").toFile())) {
            return new NativeBuild(
                    List.copyOf(warnings.texts),
                    read(jar, "reflect-config.json"),
                    read(jar, "resource-config.json"),
                    Files.readString(sources.resolve("native-image.args")));
        }
    }

    /** The classes among these that are not kept with all their constructors, methods and fields. */
    List<String> unreflected(Collection<Class<?>> classes) {
        return classes.stream()
                .map(Class::getName)
                .filter(name -> reflection.valueStream().noneMatch(kept -> isWhole(kept, name)))
                .toList();
    }

    private static boolean isWhole(JsonNode kept, String name) {
        return kept.path("name").asText().equals(name)
                && kept.path("allDeclaredConstructors").asBoolean()
                && kept.path("allDeclaredMethods").asBoolean()
                && kept.path("allDeclaredFields").asBoolean();
    }

    /** The resources among these, names with slashes, that are not kept. */
    List<String> lost(Collection<String> names) {
        List<String> patterns = resourcePatterns();
        return names.stream()
                .filter(name -> patterns.stream().noneMatch(name::matches))
                .toList();
    }

    /** Regular expressions for the names of the resources that are kept. */
    List<String> resourcePatterns() {
        return resources
                .at("/resources/includes")
                .valueStream()
                .map(each -> each.path("pattern").asText())
                .toList();
    }

    /** Whether encodings that few systems use are kept too. */
    boolean keepsEveryCharset() {
        return arguments.contains("-H:+AddAllCharsets");
    }

    /** The names of all files of ours that are packaged, classes and resources, with slashes. */
    static Set<String> packaged() throws IOException {
        try (Stream<Path> files = Files.walk(CLASSES)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> CLASSES.relativize(file).toString().replace(File.separatorChar, '/'))
                    .collect(Collectors.toSet());
        }
    }

    /** The names of our classes that are packaged, as the language has them. */
    static List<String> packagedClasses() throws IOException {
        return packaged().stream()
                .filter(name -> name.endsWith(CLASS) && !name.endsWith("package-info.class"))
                .map(name -> name.substring(0, name.length() - CLASS.length()).replace('/', '.'))
                .sorted()
                .toList();
    }

    private static QuarkusBootstrap bootstrap(Path classes) throws Exception {
        Path project = Path.of("").toAbsolutePath();
        ApplicationModel model = BootstrapAppModelFactory.newInstance()
                .setTest(true)
                .setProjectRoot(project)
                .resolveAppModel()
                .getApplicationModel();
        Properties properties = new Properties();
        properties.setProperty("quarkus.native.enabled", "true");
        properties.setProperty("quarkus.native.sources-only", "true");
        properties.setProperty("quarkus.package.jar.enabled", "false");
        return QuarkusBootstrap.builder()
                .setExistingModel(model)
                .setApplicationRoot(classes)
                .setProjectRoot(project)
                .setTargetDirectory(TARGET)
                .setBaseName("arbiter")
                .setIsolateDeployment(true)
                .setMode(QuarkusBootstrap.Mode.PROD)
                .setBuildSystemProperties(properties)
                .build();
    }

    private static JsonNode read(JarFile jar, String name) throws IOException {
        try (InputStream in =
                jar.getInputStream(Objects.requireNonNull(jar.getEntry("META-INF/native-image/" + name), name))) {
            return JSON.readTree(in);
        }
    }

    private static final class Warnings extends Handler {
        private final List<String> texts = new CopyOnWriteArrayList<>();

        @Override
        public void publish(LogRecord logged) {
            if (logged.getLevel().intValue() >= Level.WARNING.intValue()) {
                String text = logged instanceof ExtLogRecord formatted
                        ? formatted.getFormattedMessage()
                        : logged.getMessage();
                texts.add(logged.getLoggerName() + ": " + text);
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
