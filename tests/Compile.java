import java.io.BufferedReader;
import java.io.File;
import java.io.InputStreamReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles many small programs in one JVM, because starting javac costs more than compiling does.
 * Standard input: a line for each, "source TAB folder TAB flag TAB flag...". Standard output: a
 * line for each, "source TAB complaint" with line ends as U+0001; no complaint means it went well.
 */
class Compile {
	public static void main(String[] args) throws Exception {
		BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
		List<String> tasks = in.lines().collect(Collectors.toList());
		JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
		tasks.parallelStream().forEach(task -> {
			String answer = task.split("\t")[0] + "\t" + compile(compiler, task).replace('\n', '\u0001');
			synchronized (System.out) {
				System.out.println(answer);
			}
		});
	}

	private static String compile(JavaCompiler compiler, String task) {
		List<String> words = Arrays.asList(task.split("\t"));
		StringWriter complaint = new StringWriter();
		new File(words.get(1)).mkdirs();
		List<String> flags = new ArrayList<>(List.of("-d", words.get(1), "-Xlint:-options", "-nowarn"));
		flags.addAll(words.subList(2, words.size()));
		try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
			boolean ok = compiler.getTask(complaint, files, null, flags, null,
					files.getJavaFileObjects(words.get(0))).call();
			return ok ? "" : complaint + "does not compile";
		} catch (Exception e) {
			return complaint + e.toString();
		}
	}
}
