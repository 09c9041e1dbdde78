/*
 * Brings what Quarkus generates into one order: the same sources shall give the same bytes, and four things of the jar that
 * holds what was generated come as the threads of its build happen to run and as hash sets happen to lie in memory. That jar is
 * quarkus/generated-bytecode.jar, or, where all is packed as one, the application itself. Part of "mvn package". Nothing is
 * added, dropped or put in another place than Quarkus might have put it itself:
 *
 *   - the names under which one start-up class leaves a value for another ("proxykey17"), which one counter hands out to all
 *     that are recorded at the same time: they are numbered as they appear, going through the classes by name;
 *   - the classes that a start-up class puts into a hash set: they are put there by name;
 *   - the interfaces of settings, which are prepared in any order and put into a hash set when the server starts: they are
 *     prepared, numbered ("configClass$3") and put there by name;
 *   - the entries of the jar: they come by name, but that the manifest stays the first of all.
 *
 *   java src/build/SteadyBytecode.java target/quarkus-artifact.properties
 *
 * A native executable has no such jar, and nothing is done for it.
 */
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.ConstantInstruction.LoadConstantInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LoadInstruction;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.lang.classfile.instruction.StoreInstruction;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

static final String CLASS = ".class";
static final String SETTINGS = "io/quarkus/runtime/generated/SharedConfig";
static final String BUILDER = "io/quarkus/runtime/configuration/AbstractConfigBuilder";
static final Pattern KEY = Pattern.compile("proxykey\\d+");
static final Pattern SETTING = Pattern.compile("configClass\\$\\d+");

/** As the format of jars asks: what reads one from a stream looks for the manifest at its start. */
static final Comparator<ZipEntry> MANIFEST_FIRST =
        Comparator.<ZipEntry, Boolean>comparing(entry -> !entry.getName().equals("META-INF/"))
                .thenComparing(entry -> !entry.getName().equals("META-INF/MANIFEST.MF"))
                .thenComparing(ZipEntry::getName);

/** With constants in the order of the code, whatever it was before. */
static final ClassFile STEADY = ClassFile.of(ClassFile.ConstantPoolSharingOption.NEW_POOL);

/** Old names and new ones. */
static final Map<String, String> KEYS = new HashMap<>();
static final Map<String, String> NAMES = new HashMap<>();

void main(String[] args) throws IOException {
    // Archives have local times.
    TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
    Path artifact = Path.of(args[0]);
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(artifact)) {
        properties.load(reader);
    }
    if (!properties.getProperty("type").equals("jar")) {
        return;
    }
    Path application = artifact.resolveSibling(properties.getProperty("path"));
    Path apart = application.resolveSibling("quarkus").resolve("generated-bytecode.jar");
    Path jar = Files.exists(apart) ? apart : application;
    Path steady = jar.resolveSibling("steady-bytecode.jar");
    try (ZipFile from = new ZipFile(jar.toFile());
            ZipOutputStream to = new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(steady)))) {
        List<? extends ZipEntry> entries = from.stream().sorted(MANIFEST_FIRST).toList();
        learn(from, entries);
        for (ZipEntry entry : entries) {
            byte[] bytes = from.getInputStream(entry).readAllBytes();
            ZipEntry copy = new ZipEntry(entry.getName());
            copy.setLastModifiedTime(entry.getLastModifiedTime());
            to.putNextEntry(copy);
            to.write(isGenerated(entry) ? steady(bytes) : bytes);
        }
    }
    Files.move(steady, jar, StandardCopyOption.REPLACE_EXISTING);
}

/** Whether it may be one of the classes concerned, which Quarkus gives names of these packages. */
static boolean isGenerated(ZipEntry entry) {
    return entry.getName().endsWith(CLASS)
            && (entry.getName().startsWith("io/quarkus/runner/")
                    || entry.getName().startsWith("io/quarkus/runtime/generated/"));
}

/** Finds the new names. */
static void learn(ZipFile jar, List<? extends ZipEntry> entries) throws IOException {
    for (ZipEntry entry : entries) {
        if (!isGenerated(entry)) {
            continue;
        }
        ClassModel model = STEADY.parse(jar.getInputStream(entry).readAllBytes());
        for (MethodModel method : model.methods()) {
            List<CodeElement> code = method.code().map(CodeModel::elementList).orElse(List.of());
            for (CodeElement element : code) {
                text(element).filter(text -> KEY.matcher(text).matches())
                        .ifPresent(key -> KEYS.computeIfAbsent(key, any -> "proxykey" + (KEYS.size() + 1)));
            }
            if (entry.getName().equals(SETTINGS + CLASS)) {
                for (Setting setting : settings(code).values()) {
                    NAMES.put(setting.field, "configClass$" + NAMES.size());
                }
            }
        }
    }
    if (KEYS.isEmpty() || NAMES.isEmpty()) {
        throw new IOException("Quarkus no longer generates what this brings into order: see what of it is still needed");
    }
}

/** The class with everything in order; the very same bytes where nothing was to do. */
static byte[] steady(byte[] bytes) {
    ClassModel model = STEADY.parse(bytes);
    boolean concerned = model.methods().stream()
            .flatMap(method -> method.code().stream())
            .map(CodeModel::elementList)
            .anyMatch(code -> !classesOfSets(code).isEmpty()
                    || code.stream().anyMatch(element -> setting(element).isPresent()
                            || text(element).filter(KEYS::containsKey).isPresent()));
    return concerned
            ? STEADY.transformClass(model, ClassTransform.transformingMethodBodies(CodeTransform.ofStateful(InOrder::new)))
            : bytes;
}

/** Takes a method whole, and gives it out in order. */
static final class InOrder implements CodeTransform {
    private final List<CodeElement> code = new ArrayList<>();

    @Override
    public void accept(CodeBuilder builder, CodeElement element) {
        code.add(element);
    }

    @Override
    public void atEnd(CodeBuilder builder) {
        List<CodeElement> arranged = withSettingsInOrder(code);
        Map<Integer, String> texts = classesOfSets(arranged);
        Map<Integer, String> fields = settingsOfSet(arranged);
        for (int i = 0; i < arranged.size(); i++) {
            CodeElement element = arranged.get(i);
            Optional<String> text = text(element);
            Optional<String> setting = setting(element);
            if (text.isPresent()) {
                builder.loadConstant(KEYS.getOrDefault(text.get(), texts.getOrDefault(i, text.get())));
            } else if (setting.isPresent()) {
                FieldInstruction access = (FieldInstruction) element;
                String name = fields.getOrDefault(i, NAMES.get(setting.get()));
                builder.fieldAccess(access.opcode(), access.owner().asSymbol(), name, access.typeSymbol());
            } else {
                builder.with(element);
            }
        }
    }
}

/** What prepares one interface of settings: from..to in the code. */
record Setting(String field, int from, int to) {}

/** By the names of the interfaces and their prefixes. */
static SortedMap<String, Setting> settings(List<CodeElement> code) {
    SortedMap<String, Setting> settings = new TreeMap<>();
    for (int i = 0; i + 3 < code.size(); i++) {
        if (isCall(code.get(i + 2), BUILDER, "configClass")) {
            int to = i + 4;
            while (to + 1 < code.size() && isCall(code.get(to + 1), BUILDER, "ensureLoaded")) {
                to += 2;
            }
            String name = text(code.get(i)).orElseThrow() + " " + text(code.get(i + 1)).orElseThrow();
            settings.put(name, new Setting(setting(code.get(i + 3)).orElseThrow(), i, to));
        }
    }
    return settings;
}

/** They follow one another, so that the first begins where the rest of the code stops, and the last ends where it goes on. */
static List<CodeElement> withSettingsInOrder(List<CodeElement> code) {
    Collection<Setting> settings = settings(code).values();
    if (settings.isEmpty()) {
        return code;
    }
    int from = settings.stream().mapToInt(Setting::from).min().orElseThrow();
    int to = settings.stream().mapToInt(Setting::to).max().orElseThrow();
    if (settings.stream().mapToInt(each -> each.to - each.from).sum() != to - from) {
        throw new IllegalStateException("Something stands between the settings of " + SETTINGS);
    }
    List<CodeElement> arranged = new ArrayList<>(code.subList(0, from));
    settings.forEach(each -> arranged.addAll(code.subList(each.from, each.to)));
    arranged.addAll(code.subList(to, code.size()));
    return arranged;
}

/** Which class is to be named where, of those that go into hash sets. */
static Map<Integer, String> classesOfSets(List<CodeElement> code) {
    Set<Integer> sets = new HashSet<>();
    for (int i = 3; i < code.size(); i++) {
        if (code.get(i) instanceof StoreInstruction store
                && code.get(i - 3) instanceof NewObjectInstruction made
                && made.className().asInternalName().equals("java/util/HashSet")) {
            sets.add(store.slot());
        }
    }
    Map<Integer, List<Integer>> places = new TreeMap<>();
    for (int i = 0; i + 8 < code.size(); i++) {
        if (text(code.get(i)).isPresent()
                && isCall(code.get(i + 3), "java/lang/Class", "forName")
                && code.get(i + 4) instanceof StoreInstruction found
                && code.get(i + 5) instanceof LoadInstruction set
                && sets.contains(set.slot())
                && code.get(i + 7) instanceof LoadInstruction added
                && added.slot() == found.slot()
                && isCall(code.get(i + 8), "java/util/Collection", "add")) {
            places.computeIfAbsent(set.slot(), any -> new ArrayList<>()).add(i);
        }
    }
    Map<Integer, String> texts = new HashMap<>();
    places.values().forEach(each -> {
        List<String> names = each.stream().map(i -> text(code.get(i)).orElseThrow()).sorted().toList();
        for (int i = 0; i < names.size(); i++) {
            texts.put(each.get(i), names.get(i));
        }
    });
    return texts;
}

/** Which setting is to be read where, of those that go into the hash set of the configuration. */
static Map<Integer, String> settingsOfSet(List<CodeElement> code) {
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i + 4 < code.size(); i++) {
        if (setting(code.get(i)).isPresent() && isCall(code.get(i + 4), BUILDER, "withMapping")) {
            places.add(i);
        }
    }
    List<String> names = places.stream()
            .map(i -> NAMES.get(setting(code.get(i)).orElseThrow()))
            .sorted(Comparator.comparingInt(name -> Integer.parseInt(name.substring(name.indexOf('$') + 1))))
            .toList();
    Map<Integer, String> fields = new HashMap<>();
    for (int i = 0; i < names.size(); i++) {
        fields.put(places.get(i), names.get(i));
    }
    return fields;
}

static Optional<String> text(CodeElement element) {
    return element instanceof LoadConstantInstruction load && load.constantValue() instanceof String text
            ? Optional.of(text)
            : Optional.empty();
}

static Optional<String> setting(CodeElement element) {
    return element instanceof FieldInstruction access
                    && access.owner().asInternalName().equals(SETTINGS)
                    && SETTING.matcher(access.name().stringValue()).matches()
            ? Optional.of(access.name().stringValue())
            : Optional.empty();
}

static boolean isCall(CodeElement element, String owner, String name) {
    return element instanceof InvokeInstruction call
            && call.owner().asInternalName().equals(owner)
            && call.name().equalsString(name);
}
