// Bootstrap methods of the program: javac writes none, so a loader changes class files: of a class that concatenates
// strings it replaces the factory by this class, and one string constant by a dynamic one.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.InputStream;
import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.lang.invoke.VolatileCallSite;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class Bootstraps {
	static final String OLD = "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;";
	static final String NEW = "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Object;Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/Object;";

	static final List<MutableCallSite> mutable = new ArrayList<>();
	static int linked;

	// The constants that a recipe names are none here; it is the text itself that says what is made.
	public static Object makeConcatWithConstants(Lookup lookup, String name, Object type, String recipe, Object... constants) throws Throwable {
		String kind = recipe.replace("\u0001", "");
		linked++;
		System.out.println("link " + kind + " " + name + " " + type + " " + lookup.lookupClass().getName() + " " + constants.length);
		if (!(type instanceof MethodType)) {
			return "constant " + kind;
		}
		MethodType t = (MethodType) type;
		MethodHandle sum = MethodHandles.lookup().findStatic(Bootstraps.class, "tell", MethodType.methodType(String.class, String.class, Object[].class));
		MethodHandle target = sum.bindTo(kind).asCollector(Object[].class, t.parameterCount()).asType(t);
		switch (kind) {
			case "mutable":
				mutable.add(new MutableCallSite(target));
				return mutable.get(mutable.size() - 1);
			case "volatile":
				return new VolatileCallSite(target);
			case "fails":
				throw new IllegalStateException("no site");
			case "error":
				throw new AssertionError("no site");
			case "null":
				return null;
			case "wrong":
				return new ConstantCallSite(sum);
			case "other":
				return "no call site";
			default:
				return new ConstantCallSite(target);
		}
	}

	static String tell(String kind, Object[] values) {
		return kind + Arrays.toString(values);
	}

	public static class Uses implements Runnable {
		private static final long LONG = 5;
		static int calls;

		static String constant(int i, String s) {
			return "constant" + i + s;
		}

		static String mutable(int i, long l) {
			return "mutable" + i + l;
		}

		// Two instructions, one constant: two sites.
		static String twice(double d, boolean b) {
			return "volatile" + d + b + ("volatile" + d + b).length();
		}

		static String failing(int i, char c) {
			switch (i) {
				case 0:
					return "fails" + c;
				case 1:
					return "error" + c;
				case 2:
					return "null" + c;
				case 3:
					return "wrong" + c;
				default:
					return "other" + c;
			}
		}

		static String literal() {
			return "replaced";
		}

		@Override
		public void run() {
			for (int i = 0; i < 2; i++) {
				System.out.println(constant(i, "x"));
				System.out.println(mutable(i, LONG + i));
				System.out.println(twice(i / 2.0, i == 0));
				System.out.println(literal());
			}
			for (int i = 0; i < 10; i++) {
				try {
					System.out.println(failing(i / 2, (char) ('a' + i)));
				} catch (Throwable e) {
					System.out.println(e.getClass().getName() + (i == 6 || i == 7 ? "" : ": " + e.getMessage()) + (e.getCause() == null ? "" : ", by " + e.getCause().getClass().getName()));
				}
			}
		}
	}

	static class Changing extends ClassLoader {
		Changing() {
			super("changing", Bootstraps.class.getClassLoader());
		}

		@Override
		protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
			if (!name.equals("Bootstraps$Uses")) {
				return super.loadClass(name, resolve);
			}
			try (InputStream in = Bootstraps.class.getResourceAsStream(name + ".class")) {
				byte[] bytes = changed(in.readAllBytes());
				return defineClass(name, bytes, 0, bytes.length);
			} catch (java.io.IOException e) {
				throw new ClassNotFoundException(name, e);
			}
		}
	}

	// CONSTANT_String "replaced" becomes CONSTANT_Dynamic of the first bootstrap method, named by three new constants.
	static byte[] changed(byte[] before) throws java.io.IOException {
		DataInputStream in = new DataInputStream(new ByteArrayInputStream(before));
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		DataOutputStream out = new DataOutputStream(bytes);
		out.writeLong(in.readLong());
		int n = in.readUnsignedShort();
		out.writeShort(n + 3);
		for (int i = 1; i < n; i++) {
			int tag = in.readUnsignedByte();
			if (tag == 1) {
				String text = in.readUTF();
				out.writeByte(tag);
				out.writeUTF(text.equals("java/lang/invoke/StringConcatFactory") ? "Bootstraps" : text.equals(OLD) ? NEW : text);
			} else if (tag == 8) {
				int text = in.readUnsignedShort();
				boolean is = text == i + 1 && new String(before, before.length - in.available() + 3, 8).equals("replaced");
				out.writeByte(is ? 17 : tag);
				out.writeShort(is ? 0 : text);
				if (is) {
					out.writeShort(n + 2);
				}
			} else {
				out.writeByte(tag);
				out.write(in.readNBytes(tag == 15 ? 3 : tag == 7 || tag == 16 || tag == 19 || tag == 20 ? 2 : tag == 5 || tag == 6 ? 8 : 4));
				i += tag == 5 || tag == 6 ? 1 : 0;
			}
		}
		out.writeByte(1);
		out.writeUTF("dynamic");
		out.writeByte(1);
		out.writeUTF("Ljava/lang/String;");
		out.writeByte(12);
		out.writeShort(n);
		out.writeShort(n + 1);
		out.write(in.readAllBytes());
		return bytes.toByteArray();
	}

	public static void main(String[] args) throws Throwable {
		Thread second = new Thread(() -> { }); // walks through states begin where there are two
		second.start();
		second.join();
		Runnable uses = (Runnable) new Changing().loadClass("Bootstraps$Uses").getDeclaredConstructor().newInstance();
		uses.run();
		for (MutableCallSite site : mutable) {
			MethodHandle constant = MethodHandles.constant(String.class, "set");
			site.setTarget(MethodHandles.dropArguments(constant, 0, site.type().parameterList()));
		}
		uses.run();
		System.out.println(linked);
		new Uses().run();
	}
}
