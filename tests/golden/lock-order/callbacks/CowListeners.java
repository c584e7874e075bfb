// run: scan --only lock-order --library
// expect: none
// Listeners live in a CopyOnWriteArrayList and firing holds no lock.
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiConsumer;

public class CowListeners {
	private final CopyOnWriteArrayList<BiConsumer<String, Object>> ls = new CopyOnWriteArrayList<>();
	private final Object propsLock = new Object();
	private final java.util.Map<String, Object> props = new java.util.HashMap<>();

	public void listen(BiConsumer<String, Object> l) { ls.add(l); }
	public void unlisten(BiConsumer<String, Object> l) { ls.remove(l); }

	public void set(String k, Object v) {
		synchronized (propsLock) { props.put(k, v); }
		fire(k, v);
	}

	public Object get(String k) { synchronized (propsLock) { return props.get(k); } }

	private void fire(String k, Object v) {
		for (BiConsumer<String, Object> l : ls) l.accept(k, v);
	}

	public static class Label {
		private String text = "";
		public Label(CowListeners p) { p.listen(this::changed); }
		private synchronized void changed(String k, Object v) { text = k + "=" + v; }
		public synchronized void push(CowListeners p) { p.get(text); }
	}
}
// corpus: unseen
