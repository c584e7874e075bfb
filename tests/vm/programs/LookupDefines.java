// Classes that a Lookup defines: in the class's own loader, and hidden ones.
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

class LookupDefines {
	private static int secret = 40;

	static byte[] bytes(String name) throws Exception {
		try (InputStream in = LookupDefines.class.getResourceAsStream(name + ".class")) {
			return in.readAllBytes();
		}
	}

	public static class Late implements Callable<String> {
		static {
			System.out.println("late starts");
		}

		@Override
		public String call() {
			return "late in " + Late.class.getClassLoader().getName();
		}
	}

	public static class Hidden implements Supplier<Object> {
		static int count;

		static {
			System.out.println("hidden starts");
		}

		@Override
		public Object get() {
			count++;
			return count * 100 + secret + " " + (getClass() == Hidden.class);
		}
	}

	static class Own extends ClassLoader {
		Own() {
			super("own", LookupDefines.class.getClassLoader());
		}

		@Override
		protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
			if (!name.equals("LookupDefines$Start")) {
				return super.loadClass(name, resolve);
			}
			try {
				byte[] bytes = bytes(name);
				return defineClass(name, bytes, 0, bytes.length);
			} catch (Exception e) {
				throw new ClassNotFoundException(name, e);
			}
		}
	}

	public static class Start implements Callable<Lookup> {
		@Override
		public Lookup call() {
			return MethodHandles.lookup();
		}
	}

	static class Plain {
		static {
			System.out.println("never");
		}
	}

	static void tell(Class<?> k) {
		System.out.println(k.isHidden() + " " + k.getName().replaceAll("0x[0-9a-f]+|\\d{3,}", "0x") + " " + k.getClassLoader().getName() + " " + k.getNestHost().getName().replaceAll("0x[0-9a-f]+", "0x"));
	}

	@SuppressWarnings("unchecked")
	public static void main(String[] args) throws Exception {
		Thread other = new Thread(() -> { }); // walks through states begin where there are two
		other.start();
		other.join();
		Lookup lookup = MethodHandles.lookup();
		Class<?> late = lookup.defineClass(bytes("LookupDefines$Late"));
		System.out.println("defined");
		System.out.println(((Callable<String>) late.getDeclaredConstructor().newInstance()).call());
		System.out.println(late == Late.class);
		try {
			lookup.defineClass(bytes("LookupDefines$Late"));
		} catch (LinkageError e) {
			System.out.println(e.getClass() + ": " + e.getMessage());
		}
		Class<?> first = lookup.defineHiddenClass(bytes("LookupDefines$Hidden"), true, Lookup.ClassOption.NESTMATE).lookupClass();
		System.out.println("defined");
		tell(first);
		try {
			first.getSimpleName();
		} catch (IncompatibleClassChangeError e) {
			System.out.println("its outer class does not know it");
		}
		Class<?> second = lookup.defineHiddenClass(bytes("LookupDefines$Hidden"), false, Lookup.ClassOption.NESTMATE, Lookup.ClassOption.STRONG).lookupClass();
		System.out.println("defined");
		for (Class<?> k : new Class<?>[] {first, second, first, Hidden.class}) {
			System.out.println(((Supplier<Object>) k.getDeclaredConstructor().newInstance()).get());
		}
		System.out.println(first.isNestmateOf(LookupDefines.class) + " " + (first == second));
		Lookup plain = lookup.defineHiddenClass(bytes("LookupDefines$Plain"), false);
		tell(plain.lookupClass());
		System.out.println(plain.lookupClass().isNestmateOf(LookupDefines.class));
		Lookup data = lookup.defineHiddenClassWithClassData(bytes("LookupDefines$Start"), "data", true, Lookup.ClassOption.NESTMATE);
		System.out.println((String) MethodHandles.classData(data, "_", String.class));
		Lookup inOwn = ((Callable<Lookup>) new Own().loadClass("LookupDefines$Start").getDeclaredConstructor().newInstance()).call();
		Class<?> third = inOwn.defineClass(bytes("LookupDefines$Late"));
		System.out.println(((Callable<String>) third.getDeclaredConstructor().newInstance()).call() + " " + (third == late));
		try {
			Class.forName(first.getName());
		} catch (ClassNotFoundException e) {
			System.out.println("no such name");
		}
	}
}
