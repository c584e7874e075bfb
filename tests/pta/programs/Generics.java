import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

public class Generics {
	interface Repository<K extends Comparable<K>, V> {
		Optional<V> find(K key);

		void save(K key, V value);
	}

	static abstract class Base<K extends Comparable<K>, V> implements Repository<K, V> {
		protected final Map<K, V> values = new HashMap<>();

		@Override
		public Optional<V> find(K key) {
			return Optional.ofNullable(values.get(key));
		}

		@Override
		public void save(K key, V value) {
			values.put(key, checked(value));
		}

		protected V checked(V value) {
			return Objects.requireNonNull(value, () -> "no value in " + name());
		}

		protected abstract String name();
	}

	static class Users extends Base<Integer, User> {
		@Override
		protected String name() {
			return "users";
		}

		@Override
		protected User checked(User user) {
			return super.checked(user).checked();
		}
	}

	static class Names extends Base<String, String> {
		@Override
		protected String name() {
			return "names";
		}
	}

	static class User implements Cloneable {
		final String name;
		List<String> roles = new ArrayList<>();

		User(String name) {
			this.name = name;
		}

		User checked() {
			roles.add("checked");
			return this;
		}

		@Override
		protected User clone() throws CloneNotSupportedException {
			User copy = (User) super.clone();
			copy.roles = new ArrayList<>(roles);
			return copy;
		}
	}

	@SafeVarargs
	static <T extends Comparable<? super T>> T largest(T... items) {
		T best = items[0];
		for (T item : Arrays.copyOfRange(items, 1, items.length))
			if (item.compareTo(best) > 0)
				best = item;
		return best;
	}

	static class Version implements Comparable<Version> {
		final int n;

		Version(int n) {
			this.n = n;
		}

		public int compareTo(Version other) {
			return n - other.n;
		}
	}

	public static void main(String[] args) throws Exception {
		Users users = new Users();
		users.save(1, new User("ann"));
		System.out.println(users.find(1).map(user -> user.name).orElse("none") + users.find(2).isPresent());
		Names names = new Names();
		try {
			names.save("a", null);
		} catch (NullPointerException e) {
			System.out.println(e.getMessage());
		}
		User copy = users.find(1).get().clone();
		System.out.println(copy.roles.size() + largest(new Version(1), new Version(3), new Version(2)).n);
	}
}
