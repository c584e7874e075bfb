// What a JVM does with references to members. Two modes:
//
//   Resolution run < QUESTIONS      answers the questions of tests/oracle/resolution by running the
//                                   generated instructions (see resolve_dump.c for their form)
//   Resolution jdk MODULE...        asks the JVM how it resolves every method and field that a class
//                                   of these modules has or inherits
//
// Prints "QUESTION -> ANSWER" lines.
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

public class Resolution {
	static final PrintWriter out =
		new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out), 1 << 16));

	public static void main(String[] args) throws Exception {
		if (args[0].equals("run"))
			run();
		else
			for (int i = 1; i < args.length; i++)
				module(args[i]);
		out.flush();
	}

	// ---- running generated code ----------------------------------------------------------------

	static final Map<String, Class<?>> classes = new HashMap<>();
	static final Map<String, Map<String, Method>> stubs = new HashMap<>();
	static final Map<String, Object> receivers = new HashMap<>();

	static void run() throws Exception {
		BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
		for (String line = in.readLine(); line != null; line = in.readLine()) {
			out.println(line + " -> " + answer(line.split(" ")));
			out.flush(); // the JVM may not survive the next one
		}
	}

	static Class<?> named(String name) {
		return classes.computeIfAbsent(name, n -> {
			try {
				return Class.forName(n.replace('/', '.'));
			} catch (ClassNotFoundException e) {
				throw new AssertionError(e);
			}
		});
	}

	static String answer(String[] w) throws Exception {
		switch (w[0]) {
		case "invoke": return call(stub(w[2], w[1]), w[8].equals("-") ? null : receiver(w[8]));
		case "field": return call(stub(w[2], w[1]), null);
		case "subtype": return named(w[2]).isAssignableFrom(named(w[1])) ? "yes" : "no";
		case "common": return common(named(w[1]), named(w[2]));
		default: throw new AssertionError(w[0]);
		}
	}

	static Method stub(String type, String name) {
		return stubs.computeIfAbsent(type, t -> {
			Map<String, Method> all = new HashMap<>();
			for (Method m : named(t).getDeclaredMethods())
				all.put(m.getName(), m);
			return all;
		}).get(name);
	}

	static Object receiver(String name) {
		return receivers.computeIfAbsent(name, n -> {
			try {
				return named(n).getConstructor().newInstance();
			} catch (ReflectiveOperationException e) {
				throw new AssertionError(e);
			}
		});
	}

	// Generated methods return "@" and their owner; anything else can only be Object's.
	static String call(Method stub, Object receiver) throws IllegalAccessException {
		try {
			Object result = stub.invoke(null, receiver);
			String text = String.valueOf(result);
			return text.startsWith("@") ? text.substring(1) : "java/lang/Object";
		} catch (InvocationTargetException e) {
			return failure(e.getCause());
		}
	}

	static String failure(Throwable e) {
		String text = String.valueOf(e.getMessage());
		if (e instanceof CloneNotSupportedException)
			return "java/lang/Object";
		if (e instanceof IllegalAccessError)
			return text.contains("tried to access") ? "inaccessible" : "not-public";
		if (e instanceof AbstractMethodError || text.startsWith("Conflicting default methods"))
			return "abstract";
		if (e instanceof NoSuchMethodError || e instanceof NoSuchFieldError)
			return "unresolved";
		if (text.startsWith("Found ") || text.contains("must be InterfaceMethodref") ||
			text.contains("must be Methodref"))
			return "unresolved";
		if (text.startsWith("Expected static") || text.startsWith("Expecting static"))
			return "instance";
		if (text.startsWith("Expected instance") || text.startsWith("Expecting non-static"))
			return "static";
		return e.toString();
	}

	static String common(Class<?> a, Class<?> b) {
		if (a == b)
			return internal(a);
		if (a.isInterface() || b.isInterface())
			return "java/lang/Object";
		while (!a.isAssignableFrom(b))
			a = a.getSuperclass();
		return internal(a);
	}

	// ---- a JDK ---------------------------------------------------------------------------------

	static MethodHandles.Lookup trusted;

	static void module(String module) throws Exception {
		Field field = MethodHandles.Lookup.class.getDeclaredField("IMPL_LOOKUP");
		field.setAccessible(true);
		trusted = (MethodHandles.Lookup)field.get(null);
		Path root = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/" + module);
		List<String> names = new ArrayList<>();
		try (Stream<Path> files = Files.walk(root)) {
			files.map(p -> root.relativize(p).toString()).filter(p -> p.endsWith(".class"))
				.filter(p -> !p.equals("module-info.class"))
				.filter(p -> !p.startsWith("jdk/internal/event/")) // Flight Recorder rewrites them
				.sorted().forEach(names::add);
		}
		for (String name : names) {
			try {
				type(Class.forName(name.substring(0, name.length() - 6).replace('/', '.'), false, null));
			} catch (ClassNotFoundException | LinkageError e) {
				System.err.println("skipped " + name + ": " + e);
			}
		}
	}

	static void supertypes(Class<?> c, Set<Class<?>> all) {
		for (; c != null; c = c.getSuperclass()) {
			all.add(c);
			for (Class<?> i : c.getInterfaces())
				supertypes(i, all);
		}
	}

	static void type(Class<?> c) {
		Set<Class<?>> supers = new LinkedHashSet<>();
		supertypes(c, supers);
		Set<String> seen = new LinkedHashSet<>();
		for (Class<?> s : supers) {
			out.println("subtype " + internal(c) + " " + internal(s) + " -> yes");
			for (Method m : s.getDeclaredMethods()) {
				MethodType type = MethodType.methodType(m.getReturnType(), m.getParameterTypes());
				if (seen.add(m.getName() + type.toMethodDescriptorString()) && !isPolymorphic(s, m))
					method(c, m.getName(), type, m.getModifiers());
			}
			for (Field f : s.getDeclaredFields())
				if (seen.add(f.getName() + " " + f.getType().descriptorString()))
					field(c, f.getName(), f.getType());
		}
	}

	// Method handles hide these: HotSpot finds them in MethodHandle and VarHandle only, where JVMS
	// 5.4.3.3 also looks for them in superclasses.
	static boolean isPolymorphic(Class<?> owner, Method m) {
		return (owner == MethodHandle.class || owner == VarHandle.class) && m.isVarArgs() &&
			Modifier.isNative(m.getModifiers());
	}

	static void method(Class<?> c, String name, MethodType type, int modifiers) {
		String owner;
		try {
			owner = owner(c, name, type);
		} catch (NoSuchMethodException e) {
			owner = "-";
		} catch (Throwable e) {
			owner = "?";
		}
		out.println("resolve " + internal(c) + " " + name + " " + type.toMethodDescriptorString() +
			" -> " + owner);
		// Where the method is concrete, objects of a class run what the class resolves to.
		if (owner.contains("/") && !c.isInterface() && !Modifier.isStatic(modifiers) &&
			special(c, name, type))
			out.println("select " + internal(c) + " " + internal(c) + " " + name + " " +
				type.toMethodDescriptorString() + " -> " + owner);
	}

	static boolean special(Class<?> c, String name, MethodType type) {
		try {
			trusted.findSpecial(c, name, type, c);
			return true;
		} catch (Throwable e) {
			return false;
		}
	}

	// "found" where the answer says no more: of abstract interface methods any may be chosen (5.4.3.3),
	// and method handles turn those that redeclare one of Object's into Object's, and name the class
	// that was asked where they do not want to tell.
	static String owner(Class<?> c, String name, MethodType type) throws Throwable {
		MethodHandle handle;
		try {
			handle = trusted.findSpecial(c, name, type, c);
		} catch (ReflectiveOperationException | LinkageError e) {
			try {
				handle = trusted.findStatic(c, name, type);
			} catch (ReflectiveOperationException | LinkageError f) {
				handle = trusted.findVirtual(c, name, type);
			}
		}
		Class<?> owner = trusted.revealDirect(handle).getDeclaringClass();
		Method method = declared(owner, name, type);
		boolean isVague = method == null || (c.isInterface() && owner == Object.class) ||
			(owner.isInterface() && Modifier.isAbstract(method.getModifiers()));
		return isVague ? "found" : internal(owner);
	}

	static Method declared(Class<?> c, String name, MethodType type) {
		for (Method m : c.getDeclaredMethods())
			if (m.getName().equals(name) &&
				type.equals(MethodType.methodType(m.getReturnType(), m.getParameterTypes())))
				return m;
		return null;
	}

	static String reveal(MethodHandle handle) {
		return internal(trusted.revealDirect(handle).getDeclaringClass());
	}

	static void field(Class<?> c, String name, Class<?> type) {
		MethodHandle handle;
		try {
			handle = trusted.findGetter(c, name, type);
		} catch (ReflectiveOperationException | LinkageError e) {
			try {
				handle = trusted.findStaticGetter(c, name, type);
			} catch (ReflectiveOperationException | LinkageError f) {
				return;
			}
		}
		out.println("resolve-field " + internal(c) + " " + name + " " + type.descriptorString() + " -> " +
			reveal(handle));
	}

	static String internal(Class<?> c) {
		return c.getName().replace('.', '/');
	}
}
