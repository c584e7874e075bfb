// A set of the program's own that hands on to a plain map: the map is what is changed.
// run: scan --only data-race
// expect: data-race field=OwnSetBad$Backed.map severity=high
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.HashMap;

public class OwnSetBad {
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
		final Set<String> names = new Backed<>(new HashMap<>());
		Runnable work = () -> {
			names.add("a");
			names.remove("b");
			names.clear();
		};
		new Thread(work).start();
		new Thread(work).start();
	}
}
