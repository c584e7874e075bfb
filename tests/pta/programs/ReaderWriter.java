import java.util.Collections;
import java.util.Hashtable;
import java.util.Vector;
import java.util.Enumeration;

// The old synchronized collections, and a monitor class with subclasses.
public class ReaderWriter {
	static abstract class Store {
		protected final Vector<Object> items = new Vector<>();

		synchronized void write(Object item) {
			check(item);
			items.addElement(item);
		}

		abstract void check(Object item);

		synchronized Object read() {
			return items.isEmpty() ? null : items.lastElement();
		}
	}

	static class Strict extends Store {
		@Override
		void check(Object item) {
			if (item == null)
				throw new NullPointerException("item");
		}
	}

	static class Lax extends Store {
		@Override
		void check(Object item) {
		}
	}

	public static void main(String[] args) throws Exception {
		Hashtable<String, Store> stores = new Hashtable<>();
		stores.put("strict", new Strict());
		stores.put("lax", new Lax());
		Thread writer = new Thread(() -> {
			for (Store store : Collections.list(stores.elements()))
				store.write("x");
		});
		writer.start();
		writer.join();
		int n = 0;
		for (Enumeration<Store> e = stores.elements(); e.hasMoreElements();)
			n += e.nextElement().read().toString().length();
		System.out.println(n);
	}
}
