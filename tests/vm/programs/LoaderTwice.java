// Two loaders with a class of one name: two classes, with statics of their own, that are not each other's.
import java.io.InputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.function.Function;

class LoaderTwice {
	static class Own extends ClassLoader {
		Own(String name) {
			super(name, LoaderTwice.class.getClassLoader());
		}

		@Override
		protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
			synchronized (getClassLoadingLock(name)) {
				if (!name.startsWith("LoaderTwice$Box") && !name.startsWith("LoaderTwice$User")) {
					return super.loadClass(name, resolve);
				}
				Class<?> known = findLoadedClass(name);
				if (known != null) {
					return known;
				}
				try (InputStream in = LoaderTwice.class.getResourceAsStream(name + ".class")) {
					byte[] bytes = in.readAllBytes();
					return defineClass(name, bytes, 0, bytes.length);
				} catch (java.io.IOException e) {
					throw new ClassNotFoundException(name, e);
				}
			}
		}
	}

	public static class Box {
		static int count;
		public int value = ++count;

		public static Box make() {
			return new Box();
		}
	}

	public static class User implements Function<Object, String> {
		@Override
		public String apply(Object o) {
			if (o instanceof Box) {
				return "box " + ((Box) o).value;
			}
			try {
				return "value " + ((Box) o).value;
			} catch (ClassCastException e) {
				return e.getMessage().replaceAll("@[0-9a-f]+", "@");
			}
		}
	}

	static String masked(Throwable e) {
		return e.getClass().getSimpleName() + ": " + e.getMessage().replaceAll("@[0-9a-f]+", "@");
	}

	@SuppressWarnings("unchecked")
	public static void main(String[] args) throws Throwable {
		Thread second = new Thread(() -> { }); // walks through states begin where there are two
		second.start();
		second.join();
		ClassLoader[] loaders = {new Own("one"), new Own("two"), LoaderTwice.class.getClassLoader()};
		Object[] boxes = new Object[3];
		Function<Object, String>[] users = new Function[3];
		for (int i = 0; i < 3; i++) {
			users[i] = (Function<Object, String>) loaders[i].loadClass("LoaderTwice$User").getDeclaredConstructor().newInstance();
			for (int j = 0; j <= i; j++) {
				boxes[i] = loaders[i].loadClass("LoaderTwice$Box").getMethod("make").invoke(null);
			}
		}
		for (int i = 0; i < 3; i++) {
			for (int j = 0; j < 3; j++) {
				System.out.println(i + " " + j + " " + users[i].apply(boxes[j]));
			}
		}
		System.out.println(boxes[0].getClass().getName().equals(boxes[1].getClass().getName()) + " " + (boxes[0].getClass() == boxes[1].getClass()));
		System.out.println(boxes[0].getClass().isAssignableFrom(boxes[1].getClass()) + " " + boxes[1].getClass().isInstance(boxes[1]));
		try {
			boxes[0].getClass().getField("value").get(boxes[1]);
		} catch (IllegalArgumentException e) {
			System.out.println("not its field");
		}
		Object[] array = (Object[]) java.lang.reflect.Array.newInstance(boxes[0].getClass(), 1);
		try {
			array[0] = boxes[1];
		} catch (ArrayStoreException e) {
			System.out.println(e.getMessage());
		}
		MethodHandles.Lookup lookup = MethodHandles.publicLookup();
		MethodHandle make = lookup.findStatic(boxes[0].getClass(), "make", MethodType.methodType(boxes[0].getClass()));
		MethodHandle get = lookup.findGetter(boxes[1].getClass(), "value", int.class);
		Object made = make.invoke();
		System.out.println(made.getClass() == boxes[0].getClass());
		System.out.println((int) get.invoke(boxes[1]));
		try {
			System.out.println((int) get.invoke(made));
		} catch (ClassCastException e) {
			System.out.println("not its handle");
		}
		try {
			Box b = (Box) made;
		} catch (ClassCastException e) {
			System.out.println(masked(e));
		}
	}
}
