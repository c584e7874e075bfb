// A set of the program's own that hands on to a concurrent map: what it does is in its methods, not in what a Set does.
// run: scan --only data-race
// expect: none
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

public class OwnSetOk {
	static class Backed<E> extends AbstractSet<E> {
		private final Map<E, Boolean> map;

		Backed(Map<E, Boolean> map) {
			this.map = map;
		}

		@Override public int size() { return map.size(); }
		@Override public boolean add(E e) { return map.put(e, true) == null; }
		@Override public boolean remove(Object o) { return map.remove(o) != null; }
		@Override public Iterator<E> iterator() { return map.keySet().iterator(); }
		@Override public void clear() { map.clear(); }
	}

	public static void main(String[] args) {
		final Set<String> names = new Backed<>(new ConcurrentHashMap<>());
		Runnable work = () -> {
			names.add("a");
			names.remove("b");
			names.clear();
		};
		new Thread(work).start();
		new Thread(work).start();
	}
}
