// What comes of a loader that does not have a class, gives none or another one, defines twice, or goes round in circles.
// differs on 11: HotSpot forgot the cause where the resolution had failed before
import java.io.InputStream;
import java.util.HashSet;
import java.util.Set;

class LoaderRefuses {
	static class Picky extends ClassLoader {
		final Set<String> refused = new HashSet<>();
		String nothingFor, anotherFor;
		int asked;

		Picky() {
			super("picky", LoaderRefuses.class.getClassLoader());
		}

		Class<?> define(String name, String from) {
			try (InputStream in = LoaderRefuses.class.getResourceAsStream(from + ".class")) {
				byte[] bytes = in.readAllBytes();
				return defineClass(name, bytes, 0, bytes.length);
			} catch (java.io.IOException e) {
				throw new AssertionError(e);
			}
		}

		@Override
		protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
			if (refused.contains(name)) {
				asked++;
				throw new ClassNotFoundException("no " + name);
			}
			if (name.equals(nothingFor)) {
				return null;
			}
			if (name.equals(anotherFor)) {
				return Runnable.class;
			}
			if (!name.startsWith("LoaderRefuses$") || name.endsWith("Picky")) {
				return super.loadClass(name, resolve);
			}
			Class<?> known = findLoadedClass(name);
			return known != null ? known : define(name, name);
		}
	}

	public static class Needs implements Runnable {
		@Override
		public void run() {
			System.out.println("made " + new Part().toString());
		}
	}

	public static class Part {
		@Override
		public String toString() {
			return "part";
		}
	}

	public static class Above {
	}

	public static class Below extends Above {
	}

	public static class Field implements Runnable {
		static Part part;

		@Override
		public void run() {
			System.out.println("field " + part);
			System.out.println(part.toString());
		}
	}

	static void tell(Throwable e) {
		System.out.println(e.getClass().getName() + ": " + (e.getMessage() == null ? null : e.getMessage().replaceAll("@[0-9a-f]+", "@")) + (e.getCause() == null ? "" : ", by " + e.getCause()));
	}

	static Runnable make(ClassLoader loader, String name) throws Exception {
		return (Runnable) loader.loadClass("LoaderRefuses$" + name).getDeclaredConstructor().newInstance();
	}

	public static void main(String[] args) throws Exception {
		Thread second = new Thread(() -> { }); // walks through states begin where there are two
		second.start();
		second.join();
		Picky picky = new Picky();
		picky.refused.add("LoaderRefuses$Part");
		Runnable needs = make(picky, "Needs");
		for (int i = 0; i < 2; i++) {
			try {
				needs.run();
			} catch (NoClassDefFoundError e) {
				tell(e);
			}
		}
		System.out.println(picky.asked);
		try {
			Class.forName("LoaderRefuses$Part", true, picky);
		} catch (ClassNotFoundException e) {
			tell(e);
		}
		try {
			make(picky, "Field").run();
		} catch (NullPointerException | NoClassDefFoundError e) {
			System.out.println(e.getClass().getName());
		}

		picky = new Picky();
		picky.nothingFor = "LoaderRefuses$Part";
		try {
			make(picky, "Needs").run();
		} catch (NoClassDefFoundError e) {
			tell(e);
		}
		try {
			Class.forName("LoaderRefuses$Part", true, picky);
		} catch (ClassNotFoundException e) {
			tell(e);
		}

		picky = new Picky();
		picky.anotherFor = "LoaderRefuses$Part";
		try {
			make(picky, "Needs").run();
		} catch (NoClassDefFoundError e) {
			tell(e);
		}

		picky = new Picky();
		picky.refused.add("LoaderRefuses$Above");
		try {
			make(picky, "Below");
		} catch (NoClassDefFoundError e) {
			tell(e);
		}
		picky.refused.clear();
		System.out.println(picky.loadClass("LoaderRefuses$Below").getSuperclass().getName());
		try {
			picky.define("LoaderRefuses$Below", "LoaderRefuses$Below");
		} catch (LinkageError e) {
			tell(e);
		}
		try {
			picky.define("LoaderRefuses$Wrong", "LoaderRefuses$Part");
		} catch (NoClassDefFoundError e) {
			tell(e);
		}
		try {
			picky.define("java.lang.Wrong", "LoaderRefuses$Part");
		} catch (SecurityException e) {
			tell(e);
		}
		picky.define(null, "LoaderRefuses$Part");
		make(picky, "Needs").run();
		try {
			Class.forName("LoaderRefuses$None", true, picky.getParent());
		} catch (ClassNotFoundException e) {
			tell(e);
		}
		try {
			Class.forName("[LLoaderRefuses$None;");
		} catch (ClassNotFoundException e) {
			tell(e);
		}
		try {
			Class.forName("LoaderRefuses", true, null);
		} catch (ClassNotFoundException e) {
			tell(e);
		}
	}
}
