/*
 * Takes out of the bill of materials when it was written: the same sources shall give the same bytes, and the plugin of Quarkus
 * has no setting for it. Part of "mvn package".
 *
 *   java src/build/UndatedSbom.java target/xiangqi-arbiter-sbom.json
 */
import java.util.regex.Pattern;

static final Pattern TIMESTAMP = Pattern.compile("\\R *\"timestamp\" : \"[^\"]*\",");

void main(String[] args) throws IOException {
    Path file = Path.of(args[0]);
    String dated = Files.readString(file);
    if (TIMESTAMP.matcher(dated).results().count() != 1) {
        throw new IOException(file + " should tell once when it was written");
    }
    String undated = TIMESTAMP.matcher(dated).replaceFirst("");
    Files.writeString(file, undated);
}
