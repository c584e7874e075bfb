// run: scan --only lock-order
// expect: lock-order
// borrow holds the pool and calls the factory, whose lock is taken; the factory's shutdown holds its own lock and clears the pool.
import java.util.ArrayDeque;
import java.util.Deque;

public class ObjectPoolFactory {
	public interface Factory<T> {
		T make();
		void destroy(T t);
	}

	public static class Pool<T> {
		private final Deque<T> idle = new ArrayDeque<>();
		private final Factory<T> factory;

		public Pool(Factory<T> factory) {
			this.factory = factory;
		}

		public synchronized T borrow() {
			T t = idle.poll();
			return t != null ? t : factory.make();
		}

		public synchronized void giveBack(T t) {
			if (idle.size() > 8)
				factory.destroy(t);
			else
				idle.push(t);
		}

		public synchronized void clear() {
			idle.clear();
		}
	}

	public static class SocketFactory implements Factory<String> {
		private Pool<String> pool;
		private int made;

		public synchronized void attach(Pool<String> pool) {
			this.pool = pool;
		}

		@Override public synchronized String make() {
			return "socket-" + ++made;
		}

		@Override public synchronized void destroy(String s) {
			made--;
		}

		public synchronized void shutdown() {
			if (pool != null)
				pool.clear();
		}
	}
}
// corpus: unseen
