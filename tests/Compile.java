import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles many small programs in one JVM, because starting javac costs more than compiling does.
 * Standard input: a line for each, "source TAB folder TAB flag TAB flag...". Standard output: a
 * line for each, "source TAB complaint" with line ends as U+0001; no complaint means it went well.
 *
 * Most of the time javac reads the JDK's classes. So it gets many programs at once, as long as none
 * uses a name that another one declares: each comes out as if it were alone. Where a group does not
 * compile, its programs are compiled one by one.
 */
class Compile {
	private static final Pattern DECLARED =
			Pattern.compile("(?m)^(?:[a-z@]\\S* )*(?:class|interface|enum|record|@interface) (\\w+)");
	private static final Pattern WORD = Pattern.compile("\\b[A-Z]\\w*");
	private static final int MAX_GROUP = 100;

	/** A line of the input. */
	private static class Program {
		final String source;
		final String folder;
		final List<String> flags;
		final Set<String> declared = new HashSet<>();
		final Set<String> words = new HashSet<>();
		String complaint = "";

		Program(String task) throws IOException {
			List<String> words = Arrays.asList(task.split("\t"));
			source = words.get(0);
			folder = words.get(1);
			flags = words.subList(2, words.size());
			String text = Files.readString(Path.of(source));
			addAll(this.words, WORD.matcher(text), 0);
			addAll(declared, DECLARED.matcher(text), 1);
		}

		private static void addAll(Set<String> names, Matcher matcher, int group) {
			while (matcher.find()) {
				names.add(matcher.group(group));
			}
		}
	}

	/** Programs with the same flags that do not know each other's names. */
	private static class Group {
		final List<Program> programs = new ArrayList<>();
		final Set<String> declared = new HashSet<>();
		final Set<String> words = new HashSet<>();

		boolean add(Program one) {
			if (programs.size() == MAX_GROUP || !Collections.disjoint(one.words, declared)
					|| !Collections.disjoint(one.declared, words)) {
				return false;
			}
			programs.add(one);
			declared.addAll(one.declared);
			words.addAll(one.words);
			return true;
		}
	}

	/** Class files go to the folder of the program that they are of. */
	private static class Sorter extends ForwardingJavaFileManager<StandardJavaFileManager> {
		private final Map<String, String> folders = new HashMap<>();

		Sorter(StandardJavaFileManager files, List<Program> programs) {
			super(files);
			programs.forEach(one -> folders.put(new File(one.source).toURI().getPath(), one.folder));
		}

		@Override
		public JavaFileObject getJavaFileForOutput(JavaFileManager.Location where, String name,
				JavaFileObject.Kind kind, FileObject of) {
			File file = new File(folders.get(of.toUri().getPath()), name.replace('.', '/') + kind.extension);
			return new SimpleJavaFileObject(file.toURI(), kind) {
				@Override
				public java.io.OutputStream openOutputStream() throws IOException {
					file.getParentFile().mkdirs();
					return new java.io.FileOutputStream(file);
				}
			};
		}
	}

	public static void main(String[] args) throws Exception {
		BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
		List<Program> programs = new ArrayList<>();
		for (String task : in.lines().collect(Collectors.toList())) {
			programs.add(new Program(task));
		}
		JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
		groups(programs).parallelStream().forEach(group -> compile(compiler, group.programs));
		for (Program one : programs) {
			System.out.println(one.source + "\t" + one.complaint.replace('\n', '\u0001'));
		}
	}

	private static Collection<Group> groups(List<Program> programs) {
		Map<List<String>, List<Group>> byFlags = new LinkedHashMap<>();
		for (Program one : programs) {
			List<Group> groups = byFlags.computeIfAbsent(one.flags, flags -> new ArrayList<>());
			if (groups.stream().noneMatch(group -> group.add(one))) {
				groups.add(new Group());
				groups.get(groups.size() - 1).add(one);
			}
		}
		return byFlags.values().stream().flatMap(List::stream).collect(Collectors.toList());
	}

	private static void compile(JavaCompiler compiler, List<Program> programs) {
		String complaint = complaint(compiler, programs);
		if (complaint.isEmpty()) {
			return;
		}
		if (programs.size() == 1) {
			programs.get(0).complaint = complaint;
			return;
		}
		programs.forEach(one -> compile(compiler, List.of(one)));
	}

	private static String complaint(JavaCompiler compiler, List<Program> programs) {
		StringWriter complaint = new StringWriter();
		programs.forEach(one -> new File(one.folder).mkdirs());
		List<String> flags = new ArrayList<>(List.of("-Xlint:-options", "-nowarn"));
		flags.addAll(programs.get(0).flags);
		try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
			List<String> sources = programs.stream().map(one -> one.source).collect(Collectors.toList());
			boolean ok = compiler.getTask(complaint, new Sorter(files, programs), null, flags, null,
					files.getJavaFileObjectsFromStrings(sources)).call();
			return ok ? "" : complaint + "does not compile";
		} catch (Exception e) {
			return complaint + e.toString();
		}
	}
}
