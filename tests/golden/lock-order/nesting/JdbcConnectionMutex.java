// run: scan --only lock-order
// expect: none
// Connection and statements synchronize on one mutex object that the connection hands to its statements.
import java.util.ArrayList;
import java.util.List;

public class JdbcConnectionMutex {
	public static class Conn {
		final Object mutex = new Object();
		private final List<Stmt> open = new ArrayList<>();
		private boolean closed;

		public Stmt createStatement() {
			synchronized (mutex) {
				Stmt s = new Stmt(this);
				open.add(s);
				return s;
			}
		}

		public String nativeSQL(String sql) {
			synchronized (mutex) {
				return closed ? null : sql.trim();
			}
		}

		public void close() {
			synchronized (mutex) {
				closed = true;
				for (Stmt s : open)
					s.realClose();
				open.clear();
			}
		}
	}

	public static class Stmt {
		private final Conn conn;
		private final Object mutex;
		private boolean closed;
		private String result;

		Stmt(Conn conn) {
			this.conn = conn;
			this.mutex = conn.mutex;
		}

		public String executeQuery(String sql) {
			synchronized (mutex) {
				if (closed)
					throw new IllegalStateException();
				result = conn.nativeSQL(sql);
				return result;
			}
		}

		void realClose() {
			synchronized (mutex) {
				closed = true;
				result = null;
			}
		}
	}
}
// corpus: unseen
