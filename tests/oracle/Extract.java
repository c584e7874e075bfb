import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Copies a sample of a JDK's classes into a directory, so that javap and raddle can be given the same bytes.
 *
 *   java Extract HOME DIRECTORY N PATTERN
 *
 * takes every N-th class in the order of their names, and all whose "module/package/Name" the pattern matches.
 */
public final class Extract {
    public static void main(String[] args) throws IOException {
        Path out = Path.of(args[1]);
        int step = Integer.parseInt(args[2]);
        Pattern always = Pattern.compile(args[3]);
        try (FileSystem image = FileSystems.newFileSystem(URI.create("jrt:/"), Map.of("java.home", args[0]));
                Stream<Path> walk = Files.walk(image.getPath("/modules"))) {
            List<String> names = walk.map(Path::toString).filter(name -> name.endsWith(".class")).sorted()
                    .collect(Collectors.toList());
            for (int i = 0; i < names.size(); i++) {
                String name = names.get(i).substring("/modules/".length());
                if (i % step == 0 || always.matcher(name.substring(0, name.length() - 6)).matches()) {
                    Path copy = out.resolve(name);
                    Files.createDirectories(copy.getParent());
                    Files.write(copy, Files.readAllBytes(image.getPath(names.get(i))));
                }
            }
        }
    }
}
