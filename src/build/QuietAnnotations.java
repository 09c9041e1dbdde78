/*
 * Hides from the running server the annotations that only its build reads: those of which the OpenAPI document is made, those
 * that say on which thread a call is answered, and those by which the compiler looks for null. They are written for the runtime too, where everything that asks a class for
 * an annotation parses all that it has, and three times for a component of a record, as its field, its accessor and the
 * parameter of the constructor have them all: the validation of requests did so at every start. So the constraints of a
 * record, too, are left to be seen on its fields alone, as the values of a request are checked and no call is. All of them
 * stay in the class files, where Quarkus and compilers find them, but as those that no runtime sees. Part of "mvn
 * process-classes".
 *
 *   java src/build/QuietAnnotations.java target/classes
 */
import java.lang.classfile.Annotation;
import java.lang.classfile.Attribute;
import java.lang.classfile.Attributes;
import java.lang.classfile.AttributedElement;
import java.lang.classfile.ClassElement;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFileElement;
import java.lang.classfile.ClassModel;
import java.lang.classfile.FieldElement;
import java.lang.classfile.FieldModel;
import java.lang.classfile.MethodElement;
import java.lang.classfile.MethodModel;
import java.lang.classfile.TypeAnnotation;
import java.lang.classfile.attribute.RecordAttribute;
import java.lang.classfile.attribute.RecordComponentInfo;
import java.lang.classfile.attribute.RuntimeInvisibleAnnotationsAttribute;
import java.lang.classfile.attribute.RuntimeInvisibleParameterAnnotationsAttribute;
import java.lang.classfile.attribute.RuntimeInvisibleTypeAnnotationsAttribute;
import java.lang.classfile.attribute.RuntimeVisibleAnnotationsAttribute;
import java.lang.classfile.attribute.RuntimeVisibleParameterAnnotationsAttribute;
import java.lang.classfile.attribute.RuntimeVisibleTypeAnnotationsAttribute;
import java.util.function.Function;

/** Of which packages, by where their names stand in class files. */
static final List<String> QUIET = List.of(
        "Lorg/eclipse/microprofile/openapi/annotations/",
        "Lorg/jspecify/annotations/",
        "Lio/smallrye/common/annotation/");

/** Of which besides, on the methods and constructors of records. */
static final List<String> CONSTRAINTS = List.of("Ljakarta/validation/", "Lorg/hibernate/validator/constraints/");

static final ClassFile CLASSES = ClassFile.of();

void main(String[] args) throws IOException {
    List<Path> files;
    try (Stream<Path> tree = Files.walk(Path.of(args[0]))) {
        files = tree.filter(file -> file.toString().endsWith(".class")).toList();
    }
    for (Path file : files) {
        byte[] before = Files.readAllBytes(file);
        byte[] after = quiet(CLASSES.parse(before));
        if (!Arrays.equals(before, after)) {
            Files.write(file, after);
        }
    }
}

byte[] quiet(ClassModel model) {
    List<String> ofMethods = model.findAttribute(Attributes.record()).isPresent()
            ? Stream.concat(QUIET.stream(), CONSTRAINTS.stream()).toList()
            : QUIET;
    return CLASSES.transformClass(model, (builder, element) -> {
        switch (element) {
            case MethodModel method ->
                builder.transformMethod(method, (inner, each) -> {
                    for (ClassFileElement one : quiet(method, each, ofMethods)) {
                        inner.with((MethodElement) one);
                    }
                });
            case FieldModel field ->
                builder.transformField(field, (inner, each) -> {
                    for (ClassFileElement one : quiet(field, each, QUIET)) {
                        inner.with((FieldElement) one);
                    }
                });
            case RecordAttribute components ->
                builder.with(RecordAttribute.of(
                        components.components().stream().map(this::quiet).toList()));
            default -> {
                for (ClassFileElement one : quiet(model, element, QUIET)) {
                    builder.with((ClassElement) one);
                }
            }
        }
    });
}

RecordComponentInfo quiet(RecordComponentInfo component) {
    List<Attribute<?>> attributes = new ArrayList<>();
    for (Attribute<?> attribute : component.attributes()) {
        for (ClassFileElement one : quiet(component, (ClassFileElement) attribute, QUIET)) {
            attributes.add((Attribute<?>) one);
        }
    }
    return RecordComponentInfo.of(component.name(), component.descriptor(), attributes);
}

/** What becomes of one element of the owner: its visible annotations are parted, and take the place of both kinds. */
List<ClassFileElement> quiet(AttributedElement owner, ClassFileElement element, List<String> packages) {
    return switch (element) {
        case RuntimeVisibleAnnotationsAttribute visible -> {
            Parted<Annotation> parted = part(visible.annotations(), annotation -> annotation, packages);
            List<Annotation> invisible = owner.findAttribute(Attributes.runtimeInvisibleAnnotations())
                    .map(RuntimeInvisibleAnnotationsAttribute::annotations)
                    .orElse(List.of());
            yield both(
                    parted.loud(),
                    RuntimeVisibleAnnotationsAttribute::of,
                    concat(invisible, parted.quiet()),
                    RuntimeInvisibleAnnotationsAttribute::of);
        }
        case RuntimeInvisibleAnnotationsAttribute invisible ->
            unlessThereAre(owner.findAttribute(Attributes.runtimeVisibleAnnotations()), invisible);
        case RuntimeVisibleTypeAnnotationsAttribute visible -> {
            Parted<TypeAnnotation> parted = part(visible.annotations(), TypeAnnotation::annotation, packages);
            List<TypeAnnotation> invisible = owner.findAttribute(Attributes.runtimeInvisibleTypeAnnotations())
                    .map(RuntimeInvisibleTypeAnnotationsAttribute::annotations)
                    .orElse(List.of());
            yield both(
                    parted.loud(),
                    RuntimeVisibleTypeAnnotationsAttribute::of,
                    concat(invisible, parted.quiet()),
                    RuntimeInvisibleTypeAnnotationsAttribute::of);
        }
        case RuntimeInvisibleTypeAnnotationsAttribute invisible ->
            unlessThereAre(owner.findAttribute(Attributes.runtimeVisibleTypeAnnotations()), invisible);
        case RuntimeVisibleParameterAnnotationsAttribute visible -> {
            List<Parted<Annotation>> parted = visible.parameterAnnotations().stream()
                    .map(parameter -> part(parameter, annotation -> annotation, packages))
                    .toList();
            List<List<Annotation>> invisible = owner.findAttribute(Attributes.runtimeInvisibleParameterAnnotations())
                    .map(RuntimeInvisibleParameterAnnotationsAttribute::parameterAnnotations)
                    .orElse(Collections.nCopies(parted.size(), List.of()));
            yield both(
                    unlessAllEmpty(parted.stream().map(Parted::loud).toList()),
                    RuntimeVisibleParameterAnnotationsAttribute::of,
                    unlessAllEmpty(IntStream.range(0, parted.size())
                            .mapToObj(i -> concat(invisible.get(i), parted.get(i).quiet()))
                            .toList()),
                    RuntimeInvisibleParameterAnnotationsAttribute::of);
        }
        case RuntimeInvisibleParameterAnnotationsAttribute invisible ->
            unlessThereAre(owner.findAttribute(Attributes.runtimeVisibleParameterAnnotations()), invisible);
        default -> List.of(element);
    };
}

record Parted<T>(List<T> loud, List<T> quiet) {}

<T> Parted<T> part(List<T> all, Function<T, Annotation> annotation, List<String> packages) {
    Map<Boolean, List<T>> parts = all.stream()
            .collect(Collectors.partitioningBy(one -> packages.stream()
                    .anyMatch(annotation.apply(one).className().stringValue()::startsWith)));
    return new Parted<>(parts.get(false), parts.get(true));
}

<T> List<ClassFileElement> both(
        List<T> visible,
        Function<List<T>, ? extends ClassFileElement> asVisible,
        List<T> invisible,
        Function<List<T>, ? extends ClassFileElement> asInvisible) {
    List<ClassFileElement> both = new ArrayList<>();
    if (!visible.isEmpty()) {
        both.add(asVisible.apply(visible));
    }
    if (!invisible.isEmpty()) {
        both.add(asInvisible.apply(invisible));
    }
    return both;
}

/** The visible ones bring them along. */
List<ClassFileElement> unlessThereAre(Optional<?> visible, ClassFileElement invisible) {
    return visible.isPresent() ? List.of() : List.of(invisible);
}

<T> List<T> concat(List<T> some, List<T> more) {
    return Stream.concat(some.stream(), more.stream()).toList();
}

<T> List<List<T>> unlessAllEmpty(List<List<T>> lists) {
    return lists.stream().allMatch(List::isEmpty) ? List.of() : lists;
}
