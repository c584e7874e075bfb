import java.lang.ref.Cleaner;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.WeakHashMap;

public class Cleaners {
	static class Resource implements AutoCloseable {
		static class State implements Runnable {
			private boolean open = true;

			@Override
			public void run() {
				close();
			}

			private void close() {
				open = false;
			}
		}

		private static final Cleaner cleaner = Cleaner.create();
		private final State state = new State();
		private final Cleaner.Cleanable cleanable = cleaner.register(this, state);

		@Override
		public void close() {
			cleanable.clean();
		}
	}

	static class Big {
		int size() {
			return 100;
		}
	}

	public static void main(String[] args) {
		Resource resource = new Resource();
		try (resource) {
			System.out.println(resource.state.open);
		}
		ReferenceQueue<Big> queue = new ReferenceQueue<>();
		Big big = new Big();
		WeakReference<Big> weak = new WeakReference<>(big, queue);
		SoftReference<Big> soft = new SoftReference<>(big);
		WeakHashMap<Big, String> names = new WeakHashMap<>();
		names.put(big, "big");
		System.out.println(weak.get().size() + soft.get().size() + names.get(big) + resource.state.open);
	}
}
