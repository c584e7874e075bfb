import java.util.EnumMap;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

public class Maps {
	enum Color {
		RED {
			@Override
			int code() {
				return 1;
			}
		},
		BLUE {
			@Override
			int code() {
				return 2;
			}
		};

		abstract int code();
	}

	static class Key {
		final int n;

		Key(int n) {
			this.n = n;
		}

		@Override
		public int hashCode() {
			return n % 2;
		}

		@Override
		public boolean equals(Object other) {
			return other instanceof Key && same((Key) other);
		}

		private boolean same(Key other) {
			return n == other.n;
		}
	}

	static class Lru<K, V> extends LinkedHashMap<K, V> {
		Lru() {
			super(16, 0.75f, true);
		}

		@Override
		protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
			return size() > limit();
		}

		int limit() {
			return 2;
		}
	}

	public static void main(String[] args) {
		Map<Key, String> map = new HashMap<>();
		for (int i = 0; i < 5; i++)
			map.put(new Key(i), "v" + i);
		int found = 0;
		for (Map.Entry<Key, String> entry : map.entrySet())
			found += entry.getKey().n + entry.getValue().length();
		map.replaceAll((key, value) -> value + key.n);
		map.merge(new Key(1), "x", String::concat);
		Lru<String, Integer> lru = new Lru<>();
		lru.put("a", 1);
		lru.put("b", 2);
		lru.get("a");
		lru.put("c", 3);
		EnumMap<Color, Integer> colors = new EnumMap<>(Color.class);
		for (Color color : Color.values())
			colors.put(color, color.code());
		NavigableMap<String, Key> tree = new TreeMap<>((a, b) -> b.compareTo(a));
		tree.put("one", new Key(1));
		tree.put("two", new Key(2));
		IdentityHashMap<Object, Key> identity = new IdentityHashMap<>(tree);
		System.out.println(found + map.get(new Key(1)) + lru.keySet() + colors + tree.firstEntry().getValue().n + identity.size());
	}
}
