// A loader that defines classes of its own from the class path's bytes, all but some before its parent is asked:
// what these classes name is asked of it, once each, in the order in which it is needed.
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;

class LoaderParentLast {
	static final class ParentLast extends ClassLoader {
		final List<String> asked = new ArrayList<>();

		ParentLast(ClassLoader parent) {
			super("last", parent);
		}

		@Override
		protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
			asked.add(name);
			if (!name.startsWith("LoaderParentLast$") || name.endsWith("$Shared")) {
				return super.loadClass(name, resolve);
			}
			Class<?> known = findLoadedClass(name);
			return known != null ? known : findClass(name);
		}

		@Override
		protected Class<?> findClass(String name) throws ClassNotFoundException {
			try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
				if (in == null) {
					throw new ClassNotFoundException(name);
				}
				byte[] bytes = in.readAllBytes();
				return defineClass(name, bytes, 0, bytes.length);
			} catch (IOException e) {
				throw new ClassNotFoundException(name, e);
			}
		}
	}

	public interface Shared {
		String tell(int n);
	}

	public static class Base {
		static int made;
		protected final int number = ++made;

		public String toString() {
			return getClass().getName() + number;
		}
	}

	public interface Named {
		default String name() {
			return "named " + this;
		}
	}

	public static class Derived extends Base implements Named, Shared {
		private final Other other = new Other(this);

		@Override
		public String tell(int n) {
			return n == 0 ? name() : other.tell(n - 1);
		}
	}

	public static class Other implements Shared {
		final Base[] bases;

		Other(Base first) {
			bases = new Base[] {first, new Base(), null};
		}

		@Override
		public String tell(int n) {
			IntSupplier count = () -> Base.made + n;
			try {
				bases[2].toString();
			} catch (NullPointerException e) {
				return count.getAsInt() + " " + bases[0] + " " + bases[1] + " " + Color.of(n) + " " + (bases[0] instanceof Named);
			}
			return "none";
		}
	}

	public enum Color {
		RED, GREEN;

		static Color of(int n) {
			return switch (values()[n % 2]) {
				case RED -> GREEN;
				case GREEN -> RED;
			};
		}
	}

	public record Pair(Base left, int right) implements Shared {
		@Override
		public String tell(int n) {
			return left + " " + right + " " + equals(new Pair(left, right)) + " " + new Pair(null, n).hashCode();
		}
	}

	static boolean isOurs(ClassLoader loader, Class<?> k) {
		return k.getClassLoader() == loader;
	}

	public static void main(String[] args) throws Exception {
		Thread second = new Thread(() -> { }); // walks through states begin where there are two
		second.start();
		second.join();
		ParentLast loader = new ParentLast(LoaderParentLast.class.getClassLoader());
		Class<?> derived = Class.forName("LoaderParentLast$Derived", false, loader);
		System.out.println(isOurs(loader, derived) + " " + isOurs(loader, derived.getSuperclass()) + " " + derived.getClassLoader().getName());
		Shared s = (Shared) derived.getDeclaredConstructor().newInstance();
		System.out.println(s.tell(0) + "; " + s.tell(1) + "; " + s.tell(2));
		System.out.println(new Derived().tell(1) + "; " + Base.made);
		List<String> own = new ArrayList<>(loader.asked);
		own.removeIf(name -> !name.startsWith("LoaderParentLast$"));
		System.out.println(own);
		System.out.println(derived == loader.loadClass("LoaderParentLast$Derived"));
		System.out.println(loader.asked.contains("java.lang.Object") + " " + loader.asked.contains("java.lang.NullPointerException"));
		Class<?> array = Class.forName("[[LLoaderParentLast$Base;", false, loader);
		System.out.println(array.getName() + " " + isOurs(loader, array) + " " + (array.getComponentType().getComponentType() == derived.getSuperclass()));
		Class<?> pair = loader.loadClass("LoaderParentLast$Pair");
		System.out.println(pair.isRecord() + " " + pair.getRecordComponents()[0].getType().getClassLoader().getName());
		Shared p = (Shared) pair.getConstructors()[0].newInstance(derived.getDeclaredConstructor().newInstance(), 7);
		System.out.println(p.tell(3));
		for (var m : derived.getDeclaredMethods()) {
			System.out.println(m.getName() + " " + m.getReturnType().getName() + " " + m.getDeclaringClass().getClassLoader().getName());
		}
		System.out.println(derived.getDeclaredField("other").getType().getClassLoader() == loader);
		try {
			derived.getSimpleName();
		} catch (IllegalAccessError e) {
			System.out.println(e.getMessage().replaceAll("@[0-9a-f]+", "@"));
		}
		System.out.println(derived.getNestHost() == derived);
		System.out.println(derived.getModule() == loader.getUnnamedModule());
	}
}
