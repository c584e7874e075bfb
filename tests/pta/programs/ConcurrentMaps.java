import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;

public class ConcurrentMaps {
	static class Key implements Comparable<Key> {
		final String name;

		Key(String name) {
			this.name = name;
		}

		@Override
		public int hashCode() {
			return name.hashCode();
		}

		@Override
		public boolean equals(Object other) {
			return other instanceof Key && ((Key) other).name.equals(name);
		}

		@Override
		public int compareTo(Key other) {
			return name.compareTo(other.name);
		}
	}

	static class Counter {
		int n;

		synchronized Counter up() {
			n++;
			return this;
		}
	}

	interface Listener {
		void changed(Key key);
	}

	static class Print implements Listener {
		int calls;

		public void changed(Key key) {
			calls++;
		}
	}

	public static void main(String[] args) throws Exception {
		ConcurrentHashMap<Key, Counter> map = new ConcurrentHashMap<>();
		ConcurrentSkipListMap<Key, Counter> sorted = new ConcurrentSkipListMap<>();
		CopyOnWriteArrayList<Listener> listeners = new CopyOnWriteArrayList<>();
		Print print = new Print();
		listeners.add(print);
		Runnable work = () -> {
			for (String name : new String[] { "a", "b", "c" }) {
				Key key = new Key(name);
				map.computeIfAbsent(key, k -> new Counter()).up();
				map.merge(key, new Counter(), (a, b) -> a.up());
				map.compute(key, (k, v) -> v.up());
				sorted.putIfAbsent(key, map.get(key));
				synchronized (print) {
					for (Listener listener : listeners)
						listener.changed(key);
				}
			}
		};
		Thread a = new Thread(work), b = new Thread(work);
		a.start();
		b.start();
		a.join();
		b.join();
		ConcurrentLinkedQueue<Integer> sizes = new ConcurrentLinkedQueue<>();
		map.forEach((key, counter) -> sizes.add(counter.n));
		int sum = map.reduceValuesToInt(1, counter -> counter.n, 0, Integer::sum);
		System.out.println(sum + " " + sizes.size() + sorted.firstKey().name + print.calls);
	}
}
