// URLClassLoader over the directory of this program's own classes: everything is loaded a second time.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.ResourceBundle;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class LoaderUrls {
	static int runs;

	public static class Item implements Serializable, Comparable<Item> {
		final int n;
		transient LoaderUrls outer = new LoaderUrls();

		Item(int n) {
			this.n = n;
		}

		@Override
		public int compareTo(Item o) {
			return Integer.compare(o.n, n);
		}
	}

	sealed interface Shape permits Circle, Square {
	}

	record Circle(int r) implements Shape {
	}

	record Square(int a) implements Shape {
	}

	static int area(Shape s) {
		if (s instanceof Circle c) {
			return 3 * c.r() * c.r();
		}
		return s instanceof Square q ? q.a() * q.a() : 0;
	}

	static class Task implements Runnable {
		private final List<String> out;

		Task(List<String> out) {
			this.out = out;
		}

		@Override
		public void run() {
			synchronized (out) {
				out.add(new Circle(2) + " " + area(new Square(3)) + " " + Shape.class.getPermittedSubclasses().length);
			}
		}
	}

	public static void again(String by) throws Exception {
		runs++;
		ClassLoader own = LoaderUrls.class.getClassLoader();
		System.out.println(by + " " + runs + " " + (own == ClassLoader.getSystemClassLoader()) + " " + (Task.class.getClassLoader() == own) + " " + Item.class.getSimpleName() + " " + Item.class.getDeclaringClass().getName());
		List<Item> items = new ArrayList<>(List.of(new Item(1), new Item(3), new Item(2)));
		items.sort(null);
		items.forEach(i -> System.out.print(i.n + " "));
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
			out.writeObject(items.get(0));
		}
		Item back = (Item) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
		System.out.println(back.n + " " + back.outer + " " + (back.getClass() == Item.class));
		ExecutorService pool = Executors.newFixedThreadPool(2);
		List<String> out = new ArrayList<>();
		pool.submit(new Task(out)).get();
		pool.submit(new Task(out)).get();
		pool.shutdown();
		System.out.println(out);
		System.out.println(LoaderUrls.class.getResource("LoaderUrls.class") != null);
	}

	public static void main(String[] args) throws Exception {
		again("main");
		String at = LoaderUrls.class.getResource("LoaderUrls.class").toString();
		URL[] urls = {new URL(at.substring(0, at.length() - "LoaderUrls.class".length()))};
		for (ClassLoader parent : new ClassLoader[] {ClassLoader.getPlatformClassLoader(), null, LoaderUrls.class.getClassLoader()}) {
			try (URLClassLoader loader = new URLClassLoader(urls, parent)) {
				Class<?> k = loader.loadClass("LoaderUrls");
				System.out.println(k == LoaderUrls.class);
				k.getMethod("again", String.class).invoke(null, "loader");
				try {
					loader.loadClass("LoaderUrls$None");
				} catch (ClassNotFoundException e) {
					System.out.println(e);
				}
			}
		}
		System.out.println(runs);
	}
}
