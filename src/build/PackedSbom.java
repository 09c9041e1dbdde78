/*
 * Makes the bill of materials that of what was packed. Part of "mvn package".
 *
 *   - When it was written is taken out: the same sources shall give the same bytes, and the plugin of Quarkus has no setting
 *     for it.
 *   - Quarkus packs some libraries without files that a setting of the build turns off. The bill names them by the hashes of
 *     what they were made from; they get those of what was packed, and a note that they were changed.
 *
 *   java src/build/PackedSbom.java target/xiangqi-arbiter-sbom.json target/quarkus-artifact.properties
 */
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

static final Pattern TIMESTAMP = Pattern.compile("\\R *\"timestamp\" : \"[^\"]*\",");

/** A hash as the plugin writes it: its algorithm, what stands between, its value. */
static final Pattern HASH = Pattern.compile("(\"alg\" : \"([^\"]*)\",\\s*\"content\" : \")([^\"]*)");

/** The line of a component that says where it comes from, with its group, name and version. */
static final Pattern PURL = Pattern.compile("\\R( *)\"purl\" : \"pkg:maven/([^/\"]*)/([^@\"]*)@([^?\"]*)\\?type=jar\",");

static final String PEDIGREE =
        """
        "pedigree" : {
          "notes" : "The build has taken files out of this library; the hashes are of what was packed."
        },""";

void main(String[] args) throws IOException {
    Path file = Path.of(args[0]);
    Properties artifact = new Properties();
    try (Reader reader = Files.newBufferedReader(Path.of(args[1]))) {
        artifact.load(reader);
    }
    String sbom = Files.readString(file);
    if (TIMESTAMP.matcher(sbom).results().count() != 1) {
        throw new IOException(file + " should tell once when it was written");
    }
    sbom = TIMESTAMP.matcher(sbom).replaceFirst("");
    Path application = file.resolveSibling(artifact.getProperty("path")).getParent();
    if (artifact.getProperty("type").equals("native-sources")) {
        // Quarkus has moved away what the path names.
        application = file.resolveSibling("native-sources");
    }
    try (Stream<Path> files = Files.walk(application)) {
        for (Path jar : files.filter(path -> path.toString().matches(".*/lib/.*\\.jar")).sorted().toList()) {
            sbom = describe(sbom, jar);
        }
    }
    Files.writeString(file, sbom);
}

/** With the hashes of that library, if they are others. */
String describe(String sbom, Path jar) throws IOException {
    byte[] packed = Files.readAllBytes(jar);
    if (sbom.contains(hash("SHA-256", packed))) {
        return sbom;
    }
    Matcher purl = PURL.matcher(sbom);
    while (purl.find()) {
        String name = purl.group(2) + "." + purl.group(3) + "-" + purl.group(4) + ".jar";
        if (jar.endsWith(name) || jar.endsWith("modified-" + name)) {
            int start = sbom.lastIndexOf("\"hashes\" : [", purl.start());
            String hashes = HASH.matcher(sbom.substring(start, purl.start()))
                    .replaceAll(hash -> hash.group(1) + hash(hash.group(2), packed));
            String pedigree = "\n" + PEDIGREE.indent(purl.group(1).length()).stripTrailing();
            return sbom.substring(0, start) + hashes + purl.group() + pedigree + sbom.substring(purl.end());
        }
    }
    throw new IOException(jar + " was packed and is not in the bill of materials");
}

String hash(String algorithm, byte[] bytes) {
    try {
        return HexFormat.of().formatHex(MessageDigest.getInstance(algorithm).digest(bytes));
    } catch (NoSuchAlgorithmException unknown) {
        throw new IllegalArgumentException(unknown);
    }
}
