// Class loaders: names, parents, resources, own loaders, class literals, arrays.
import java.io.InputStream;

class ClassLoading {
	static class Mine extends ClassLoader {
		Mine(ClassLoader parent) {
			super(parent);
		}

		@Override
		protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
			if (!name.equals("ClassLoading$Target")) {
				return super.loadClass(name, resolve);
			}
			try (InputStream in = ClassLoading.class.getResourceAsStream("ClassLoading$Target.class")) {
				byte[] bytes = in.readAllBytes();
				return defineClass(name, bytes, 0, bytes.length);
			} catch (java.io.IOException e) {
				throw new ClassNotFoundException(name, e);
			}
		}
	}

	public static class Target implements Runnable {
		static int count;

		@Override
		public void run() {
			count++;
			System.out.println("target " + count + " " + (getClass().getClassLoader() == ClassLoader.getSystemClassLoader()));
		}
	}

	public static void main(String[] args) throws Exception {
		ClassLoader loader = ClassLoading.class.getClassLoader();
		System.out.println(String.class.getClassLoader() + " " + (loader == ClassLoader.getSystemClassLoader()) + " " + loader.getName() + " " + loader.getParent().getName());
		System.out.println(Class.forName("[I") + " " + Class.forName("[Ljava.lang.String;").getSimpleName() + " " + int.class.getName() + " " + void.class);
		System.out.println(loader.loadClass("java.util.ArrayList") == java.util.ArrayList.class);
		System.out.println(ClassLoading.class.getResource("none") + " " + (ClassLoading.class.getResource("ClassLoading.class") != null));
		new Target().run();
		Class<?> other = new Mine(loader).loadClass("ClassLoading$Target");
		Runnable r = (Runnable) other.getDeclaredConstructor().newInstance();
		r.run();
		r.run();
		System.out.println((other == Target.class) + " " + other.getName() + " " + Target.class.isInstance(r));
		try {
			Target t = (Target) (Object) r;
		} catch (ClassCastException e) {
			System.out.println("not the same class");
		}
		System.out.println(ClassLoading.class.getModule().isNamed() + " " + String.class.getModule().getName() + " " + ClassLoading.class.getProtectionDomain().getClass().getSimpleName());
		System.out.println(Class.forName("ClassLoading$Target", false, loader).desiredAssertionStatus());
		try {
			loader.loadClass("a.b.C");
		} catch (ClassNotFoundException e) {
			System.out.println(e);
		}
	}
}
