import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;

// Runs many small programs in one JVM: arguments are triples of a folder of classes, a class and
// the file for what it prints. An exception that leaves main is printed as a last line.
public class Launcher {
	static byte[] run(String folder, String name) throws Exception {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		PrintStream old = System.out;
		URL[] urls = { Path.of(folder).toUri().toURL() };
		try (URLClassLoader loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
			PrintStream out = new PrintStream(bytes, true, "UTF-8")) {
			System.setOut(out);
			try {
				Object args = new String[0];
				Class.forName(name, true, loader).getMethod("main", String[].class).invoke(null, args);
			} catch (InvocationTargetException e) {
				out.println("uncaught: " + e.getCause());
			}
		} finally {
			System.setOut(old);
		}
		return bytes.toByteArray();
	}

	public static void main(String[] args) throws Exception {
		for (int i = 0; i + 2 < args.length; i += 3)
			Files.write(Path.of(args[i + 2]), run(args[i], args[i + 1]));
	}
}
