// run: scan --only lock-order
// expect: lock-order
// The pool holds itself and closes a pooled connection; a failing connection holds itself and tells the pool through the listener interface.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

public class PooledConnectionEvents {
	public interface ConnectionListener {
		void connectionErrorOccurred(PooledConnection c);
	}

	public static class PooledConnection {
		private final List<ConnectionListener> listeners = new ArrayList<>(2);
		private boolean open = true;
		private int statements;

		public synchronized void addListener(ConnectionListener l) {
			listeners.add(l);
		}

		public synchronized void execute(String sql) {
			if (!open)
				throw new IllegalStateException("closed");
			if (sql.isEmpty())
				fireError();
			statements++;
		}

		private void fireError() {
			for (ConnectionListener l : listeners)
				l.connectionErrorOccurred(this);
		}

		public synchronized void close() {
			open = false;
		}
	}

	public static class Pool implements ConnectionListener {
		private final Deque<PooledConnection> idle = new ArrayDeque<>();
		private final List<PooledConnection> busy = new ArrayList<>();

		public synchronized PooledConnection checkOut() {
			PooledConnection c = idle.poll();
			if (c == null) {
				c = new PooledConnection();
				c.addListener(this);
			}
			busy.add(c);
			return c;
		}

		public synchronized void checkIn(PooledConnection c) {
			if (busy.remove(c))
				idle.push(c);
		}

		@Override public synchronized void connectionErrorOccurred(PooledConnection c) {
			busy.remove(c);
		}

		public synchronized void shutdown() {
			for (PooledConnection c : busy)
				c.close();
			busy.clear();
			idle.clear();
		}
	}
}
// corpus: unseen
