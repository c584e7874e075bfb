import java.io.*;
import java.lang.reflect.*;
import java.nio.file.*;
import java.util.*;
import javax.tools.*;

/**
 * Writes and compiles drivers, small static methods each of which makes an object, calls one public method
 * of it and looks at what that returned and changed:
 *
 *     java Drivers.java SUBJECTS SUPPORT FOLDER GROUP...
 *
 * A program FOLDER/GROUP for each group of subjects.txt, which says how objects are made and looked into; beside
 * the classes a file `names`: the number of each driver and what it calls. Objects and functions that a driver
 * gives away are made by static methods of their own, m_DRIVER_PART, which tells them apart in points-to; what
 * is seen is given to static methods see_DRIVER_WHAT.
 */
public class Drivers {
	record Made(String expression, List<String> statements) { }

	final Map<String, Made> made = new HashMap<>();
	final Map<Class<?>, Map<String, String>> open = new LinkedHashMap<>();
	final Map<String, List<String[]>> groups = new LinkedHashMap<>();
	java.util.regex.Pattern follow;
	final Map<String, Set<String>> alsoFollowed = new HashMap<>();
	final List<String> border = new ArrayList<>();
	final Set<String> skipped = new HashSet<>();

	// ---- of the program that is being written
	final StringBuilder bodies = new StringBuilder(), makers = new StringBuilder(), calls = new StringBuilder();
	final StringBuilder names = new StringBuilder();
	final Map<String, String> functions = new TreeMap<>();
	final Set<String> done = new HashSet<>();
	int n;
	int parts;

	static Class<?> named(String name) throws Exception {
		return name.endsWith("[]") ? Class.forName("[L" + name.substring(0, name.length() - 2) + ";") : Class.forName(name);
	}

	void read(Path subjects) throws Exception {
		String group = null;
		for (String line : Files.readAllLines(subjects)) {
			String[] sides = line.split(" = ", 2);
			String[] words = sides[0].trim().split(" ");
			if (line.isBlank() || line.startsWith("#"))
				continue;
			if (words[0].equals("group")) {
				group = words[1];
				groups.put(group, new ArrayList<>());
			} else if (words[0].equals("open")) {
				open.computeIfAbsent(named(words[1]), key -> new LinkedHashMap<>()).put(words[2], sides[1]);
			} else if (words[0].equals("follow") && group == null) {
				follow = java.util.regex.Pattern.compile(words[1]);
			} else if (words[0].equals("follow")) {
				alsoFollowed.computeIfAbsent(group, key -> new HashSet<>()).addAll(List.of(words));
			} else if (words[0].equals("border")) {
				border.addAll(List.of(words).subList(1, words.length));
			} else if (words[0].equals("skip")) {
				skipped.add(words[1]);
			} else if (words[0].equals("argument")) {
				made.put(words[1], made(sides[1]));
			} else if (sides.length == 2) {
				groups.get(group).add(new String[] { "on", words[0], sides[1] });
			} else {
				groups.get(group).add(words);
			}
		}
	}

	static Made made(String text) {
		String[] pieces = text.split("; ");
		return new Made(pieces[0], Arrays.asList(pieces).subList(1, pieces.length));
	}

	/** The class's name as Java writes it. */
	static String java(Class<?> type) {
		return type.getCanonicalName();
	}

	// ---- objects ----------------------------------------------------------------------------

	/** A call of a new method that makes a marked object. */
	String mark(String part) {
		String name = "m_" + n + "_" + part.replace('-', '_');
		if (done.add(name))
			makers.append("static Support.Mark " + name + "() { return new Support.Mark(); }\n");
		return name + "()";
	}

	/** Puts marks and functions where an expression of subjects.txt wants them. */
	String filled(String text, String prefix, String variable) {
		StringBuilder out = new StringBuilder();
		for (int i = 0; i < text.length(); i++) {
			char c = text.charAt(i);
			if (text.startsWith("$F(", i)) {
				int end = text.indexOf(')', i);
				try {
					out.append(function(Class.forName(text.substring(i + 3, end)), null, prefix + "f"));
				} catch (ClassNotFoundException e) {
					throw new IllegalArgumentException(text, e);
				}
				i = end;
			} else if (c == '$') {
				int end = i + 1;
				while (end < text.length() && Character.isLetter(text.charAt(end)))
					end++;
				out.append(mark(prefix + text.substring(i + 1, end)));
				i = end - 1;
			} else if (c == 'x' && !before(text, i) && !after(text, i)) {
				out.append(variable);
			} else {
				out.append(c);
			}
		}
		return out.toString();
	}

	static boolean before(String text, int i) {
		return i > 0 && (Character.isJavaIdentifierPart(text.charAt(i - 1)) || text.charAt(i - 1) == '.');
	}

	static boolean after(String text, int i) {
		return i + 1 < text.length() && Character.isJavaIdentifierPart(text.charAt(i + 1));
	}

	static Class<?> raw(Type type) {
		if (type instanceof Class<?> c)
			return c;
		if (type instanceof ParameterizedType p)
			return raw(p.getRawType());
		if (type instanceof WildcardType w)
			return raw(w.getUpperBounds()[0]);
		if (type instanceof TypeVariable<?> v)
			return raw(v.getBounds()[0]);
		if (type instanceof GenericArrayType g)
			return raw(g.getGenericComponentType()).arrayType();
		return Object.class;
	}

	static List<Method> abstracts(Class<?> type) {
		List<Method> found = new ArrayList<>();
		for (Method method : type.getMethods()) {
			if (!Modifier.isAbstract(method.getModifiers()))
				continue;
			try {
				Object.class.getMethod(method.getName(), method.getParameterTypes());
			} catch (NoSuchMethodException e) {
				found.add(method);
			}
		}
		return found;
	}

	/** What the function's method returns, where it is called with these type arguments. */
	static Class<?> returned(Method method, Class<?> type, Type generic) {
		Type result = method.getGenericReturnType();
		if (generic instanceof ParameterizedType p && method.getDeclaringClass() == type)
			for (int i = 0; i < type.getTypeParameters().length; i++)
				if (type.getTypeParameters()[i].equals(result))
					result = p.getActualTypeArguments()[i];
		return raw(result);
	}

	/** A call of a new method that makes a function object of the program's own. */
	String function(Class<?> type, Type generic, String part) {
		Method method = abstracts(type).get(0);
		String simple = "F_" + type.getName().replaceAll("^java\\.[a-z.]*", "").replace('$', '_').replace('.', '_');
		Class<?> result = method.getReturnType();
		StringBuilder text = new StringBuilder("class " + simple + " implements " + java(type) + " {\n\tObject result;\n\tpublic "
			+ java(result) + " " + method.getName() + "(");
		int i = 0;
		for (Class<?> parameter : method.getParameterTypes())
			text.append((i == 0 ? "" : ", ") + java(parameter) + " p" + i++);
		text.append(") { " + (result == void.class ? "" : result == boolean.class ? "return true;"
			: result.isPrimitive() ? "return (" + result + ") 0;" : "return (" + java(result) + ") result;") + " }\n}\n");
		functions.put(simple, text.toString());
		String name = "m_" + n + "_" + part;
		if (!done.add(name))
			return name + "()";
		Class<?> wanted = returned(method, type, generic);
		Made kept = made.get(wanted.getName());
		String inner = result.isPrimitive() ? null : wanted.isArray() ? "new Object[1]"
			: kept != null && wanted != Object.class ? filled(kept.expression, part + "r", "r") : mark(part + "r");
		makers.append("static " + simple + " " + name + "() { " + simple + " f = new " + simple + "();"
			+ (inner == null ? "" : " f.result = " + inner + ";") + " return f; }\n");
		return name + "()";
	}

	/** An expression of this type, statements that it needs before it in `before`; null: nobody knows how. */
	String argument(Type generic, String part, StringBuilder before) {
		Class<?> type = raw(generic);
		if (type.isPrimitive())
			return type == boolean.class ? "true" : type == char.class ? "'a'" : "(" + type + ") 0";
		Made how = made.get(type.getName());
		if (how != null) {
			before.append("\t\t" + java(type) + " " + part + " = (" + java(type) + ") " + filled(how.expression, part, part) + ";\n");
			if (!how.statements.isEmpty()) {
				for (String statement : how.statements)
					before.append("\t\t" + filled(statement, part, part) + ";\n");
			}
			return part;
		}
		if (type.isArray() && type.getComponentType().isPrimitive())
			return "new " + java(type) + " { " + (type.getComponentType() == boolean.class ? "true" : "0") + " }";
		if (type.isArray()) {
			Type element = generic instanceof GenericArrayType g ? g.getGenericComponentType() : type.getComponentType();
			String inner = argument(element, part + "i", before);
			if (inner == null)
				return null;
			before.append("\t\t" + java(type) + " " + part + " = new " + java(type).replaceFirst("\\[\\]", "[1]") + ";\n");
			before.append("\t\t" + part + "[0] = " + inner + ";\n");
			return part;
		}
		if (type.isAssignableFrom(java.util.concurrent.Delayed.class)) {
			before.append("\t\t" + java(type) + " " + part + " = " + mark(part) + ";\n");
			return part;
		}
		if (type.isInterface() && abstracts(type).size() == 1 && abstracts(type).get(0).getTypeParameters().length == 0)
			return function(type, generic, part);
		return type.isEnum() ? java(type) + ".values()[0]" : null;
	}

	// ---- looking ----------------------------------------------------------------------------

	void see(StringBuilder body, String what, String expression) {
		String name = "see_" + n + "_" + what.replaceAll("[^A-Za-z0-9]", "_");
		if (done.add(name))
			makers.append("static void " + name + "(Object o) { }\n");
		body.append("\t\ttry { " + name + "(" + expression + "); } catch (Exception e) { }\n");
	}

	/** What is in the variable, as far as its type tells; two deep. */
	void look(StringBuilder body, Type generic, String variable, String what, int depth) {
		Class<?> type = raw(generic);
		for (var entry : open.entrySet()) {
			if (!entry.getKey().isAssignableFrom(type) || (entry.getKey().isArray() != type.isArray()))
				continue;
			entry.getValue().forEach((word, expression) -> {
				String got = filled(expression, what + "o", "((" + java(entry.getKey()) + ") " + variable + ")");
				if (expression.matches(".*\\.(test|compare|run|tryAdvance)\\([^.]*\\)")) {
					body.append("\t\ttry { " + got + "; } catch (Exception e) { }\n");
					return;
				}
				String name = "o" + parts++;
				body.append("\t\tObject " + name + " = null;\n\t\ttry { " + name + " = " + got + "; } catch (Exception e) { }\n");
				see(body, what + "_" + word, name);
				Type[] inner = generic instanceof ParameterizedType p ? p.getActualTypeArguments() : new Type[0];
				int which = word.endsWith("value") && inner.length > 1 ? 1 : 0;
				if (depth > 0 && inner.length > which && raw(inner[which]) != Object.class)
					look(body, inner[which], name, what + "_" + word, depth - 1);
			});
		}
	}

	// ---- drivers ----------------------------------------------------------------------------

	void driver(Class<?> type, Executable callee, Made receiver) {
		StringBuilder body = new StringBuilder(), before = new StringBuilder();
		StringBuilder arguments = new StringBuilder();
		StringJoiner parameters = new StringJoiner(", ", "(", ")"), passed = new StringJoiner(", ", "(", ")");
		Type[] generics = callee.getGenericParameterTypes();
		Class<?>[] types = callee.getParameterTypes();
		List<String> given = new ArrayList<>();
		n++;
		parts = 0;
		int from = makers.length();
		for (int i = 0; i < types.length; i++) {
			Type generic = generics.length == types.length ? generics[i] : types[i];
			String argument = argument(generic, "a" + (i + 1), before);
			if (argument == null) {
				makers.setLength(from);
				System.out.println("not driven: " + callee);
				return;
			}
			given.add(argument);
			arguments.append((i == 0 ? "" : ", ") + "(" + java(types[i]) + ") " + argument);
			parameters.add(java(types[i]) + " p" + i);
			passed.add("p" + i);
		}
		Type result = callee instanceof Method method ? method.getGenericReturnType() : type;
		boolean isStatic = callee instanceof Constructor || Modifier.isStatic(callee.getModifiers());
		if (!isStatic) {
			body.append("\t\t" + java(type) + " x = (" + java(type) + ") " + filled(receiver.expression, "x", "x") + ";\n");
			for (String statement : receiver.statements)
				body.append("\t\t" + filled(statement, "x", "x") + ";\n");
		}
		body.append(before);
		// The call has a method of its own: what that comes to is what the call runs.
		String made = callee instanceof Constructor ? "new " + java(type) : (isStatic ? java(type) : "x") + "." + callee.getName();
		String before0 = isStatic ? "" : java(type) + " x" + (types.length > 0 ? ", " : "");
		bodies.append("\tstatic " + java(raw(result)) + " t" + n + "(" + before0 + parameters.toString().substring(1) + " throws Throwable { "
			+ (raw(result) == void.class ? "" : "return (" + java(raw(result)) + ") ") + made + passed + "; }\n");
		String call = "t" + n + "(" + (isStatic ? "" : "x" + (types.length > 0 ? ", " : "")) + arguments + ")";
		if (raw(result) == void.class || raw(result).isPrimitive()) {
			body.append("\t\t" + call + ";\n");
		} else {
			body.append("\t\t" + java(raw(result)) + " r = (" + java(raw(result)) + ") " + call + ";\n");
			see(body, "ret", "r");
			look(body, result, "r", "ret", 1);
		}
		if (!isStatic)
			look(body, type, "x", "x", 0);
		for (int i = 0; i < types.length; i++)
			if (given.get(i).equals("a" + (i + 1)) && !types[i].isInterface() | Collection.class.isAssignableFrom(types[i]) | Map.class.isAssignableFrom(types[i]))
				look(body, types[i], given.get(i), "arg" + (i + 1), 0);
		bodies.append("\tstatic void d" + n + "() throws Throwable {\n" + body + "\t}\n");
		calls.append("\t\ttry { d" + n + "(); } catch (Throwable e) { }\n");
		StringJoiner signature = new StringJoiner(",", "(", ")");
		for (Class<?> parameter : types)
			signature.add(parameter.getSimpleName());
		names.append(n + "\t" + type.getName().replace('.', '/') + "\t" + type.getName() + "." + (callee instanceof Method ? callee.getName() : "<init>") + signature + "\t"
			+ (callee instanceof Method ? callee.getName() : "<init>") + "\t" + java.lang.invoke.MethodType.methodType(
				callee instanceof Method m ? m.getReturnType() : void.class, types).toMethodDescriptorString() + "\n");
	}

	static int inOrder(Executable a, Executable b) {
		return a.toString().compareTo(b.toString());
	}

	void subject(String[] words) throws Exception {
		Class<?> type = Class.forName(words[1]);
		Executable[] all = words[0].equals("new") ? type.getConstructors() : type.getMethods();
		Arrays.sort(all, Drivers::inOrder);
		Set<String> seen = new HashSet<>();
		for (Executable callee : all) {
			boolean isStatic = Modifier.isStatic(callee.getModifiers());
			if (callee.isSynthetic() || isStatic != words[0].equals("static") && callee instanceof Method
				|| callee.getDeclaringClass() == Object.class || skipped.contains(type.getName() + "." + callee.getName()))
				continue;
			if (callee instanceof Method method && method.isBridge()
				|| !seen.add(callee.getName() + Arrays.toString(callee.getParameterTypes())))
				continue;
			driver(type, callee, words.length > 2 ? made(words[2]) : null);
		}
	}

	void write(String group, Path folder) throws Exception {
		bodies.setLength(0);
		makers.setLength(0);
		calls.setLength(0);
		names.setLength(0);
		functions.clear();
		done.clear();
		n = 0;
		for (String[] words : groups.get(group))
			subject(words);
		Files.createDirectories(folder);
		StringBuilder text = new StringBuilder("public class Rows {\n" + makers + bodies
			+ "\tpublic static void main(String[] args) {\n" + calls + "\t}\n}\n");
		functions.values().forEach(text::append);
		Files.writeString(folder.resolve("Rows.java"), text.toString());
		Files.writeString(folder.resolve("names"), names.toString());
	}

	/** A file of models after which bodies of java.util are followed, and what subjects.txt names for the group. */
	void writeFollowed(String group, Path folder) throws Exception {
		StringBuilder text = new StringBuilder();
		Path util = FileSystems.getFileSystem(java.net.URI.create("jrt:/")).getPath("modules/java.base/java");
		try (var files = Files.walk(util)) {
			files.map(path -> path.toString()).filter(path -> path.endsWith(".class"))
				.map(path -> path.substring(path.indexOf("/java/") + 1, path.length() - 6).replace('/', '.')).sorted()
				.filter(name -> follow.matcher(name).matches() || alsoFollowed.getOrDefault(group, Set.of()).contains(name))
				.forEach(name -> text.append("class " + name + "\n    * : followed\n"));
		}
		text.append("class " + String.join(", ", border) + "\n    * : pure\n");
		Files.writeString(folder.resolve("followed"), text.toString());
	}

	public static void main(String[] args) throws Exception {
		Drivers drivers = new Drivers();
		drivers.read(Path.of(args[0]));
		JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
		for (String group : args.length > 3 ? List.of(args).subList(3, args.length) : drivers.groups.keySet()) {
			Path folder = Path.of(args[2], group);
			drivers.write(group, folder);
			drivers.writeFollowed(group, folder);
			if (javac.run(null, null, null, "-nowarn", "-Xlint:none", "-XDrawDiagnostics", "-proc:none", "-d", folder.toString(), args[1],
				folder.resolve("Rows.java").toString()) != 0)
				System.exit(1);
		}
	}
}
