// run: scan --only lock-order
// expect: none
// The pool creates and destroys objects after it has left its own synchronized block.
import java.util.ArrayDeque;
import java.util.Deque;

public class ObjectPoolOutside {
	public static class Pool {
		private final Deque<String> idle = new ArrayDeque<>();
		private final SocketFactory factory;

		public Pool(SocketFactory factory) {
			this.factory = factory;
		}

		public String borrow() {
			String t;
			synchronized (this) {
				t = idle.poll();
			}
			if (t == null)
				t = factory.make();
			return t;
		}

		public void giveBack(String t) {
			boolean kill = false;
			synchronized (this) {
				if (idle.size() > 8)
					kill = true;
				else
					idle.push(t);
			}
			if (kill)
				factory.destroy(t);
		}

		public synchronized void clear() {
			idle.clear();
		}
	}

	public static class SocketFactory {
		private Pool pool;
		private int made;

		public synchronized void attach(Pool pool) {
			this.pool = pool;
		}

		public synchronized String make() {
			return "socket-" + ++made;
		}

		public synchronized void destroy(String s) {
			made--;
		}

		public synchronized void shutdown() {
			if (pool != null)
				pool.clear();
		}
	}
}
// corpus: unseen
