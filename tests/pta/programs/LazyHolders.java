import java.util.function.Supplier;

// Ways of making one object once, by several threads.
public class LazyHolders {
	static class Config {
		final String name;

		Config(String name) {
			this.name = name;
		}

		int size() {
			return name.length();
		}
	}

	static class Holder {
		static final Config INSTANCE = new Config("holder");
	}

	enum Single {
		INSTANCE;

		private final Config config = new Config("enum");

		Config config() {
			return config;
		}
	}

	static class Memo<T> implements Supplier<T> {
		private final Supplier<T> maker;
		private volatile T made;

		Memo(Supplier<T> maker) {
			this.maker = maker;
		}

		@Override
		public T get() {
			T seen = made;
			if (seen == null) {
				synchronized (this) {
					seen = made;
					if (seen == null)
						made = seen = maker.get();
				}
			}
			return seen;
		}
	}

	public static void main(String[] args) throws Exception {
		Memo<Config> memo = new Memo<>(() -> new Config("memo"));
		int[] sums = new int[2];
		Thread[] threads = new Thread[2];
		for (int i = 0; i < 2; i++) {
			int at = i;
			threads[i] = new Thread(() -> sums[at] = Holder.INSTANCE.size() + Single.INSTANCE.config().size() + memo.get().size());
			threads[i].start();
		}
		for (Thread thread : threads)
			thread.join();
		System.out.println(sums[0] == sums[1]);
	}
}
