// run: scan --only lock-order
// expect: lock-order
// Connection.close holds the connection and closes its statements; Statement.executeQuery holds the statement and asks the connection.
import java.util.ArrayList;
import java.util.List;

public class JdbcConnectionStatement {
	public interface Conn {
		Stmt createStatement();
		void close();
		String nativeSQL(String sql);
	}

	public interface Stmt {
		String executeQuery(String sql);
		void close();
	}

	public static Conn connect() {
		return new ConnImpl();
	}

	private static class ConnImpl implements Conn {
		private final List<StmtImpl> open = new ArrayList<>();
		private boolean closed;

		public synchronized Stmt createStatement() {
			StmtImpl s = new StmtImpl(this);
			open.add(s);
			return s;
		}

		public synchronized String nativeSQL(String sql) {
			return closed ? null : sql.trim();
		}

		public synchronized void close() {
			closed = true;
			for (StmtImpl s : open)
				s.realClose();
			open.clear();
		}
	}

	private static class StmtImpl implements Stmt {
		private final ConnImpl conn;
		private boolean closed;
		private String result;

		StmtImpl(ConnImpl conn) {
			this.conn = conn;
		}

		public synchronized String executeQuery(String sql) {
			if (closed)
				throw new IllegalStateException();
			result = conn.nativeSQL(sql);
			return result;
		}

		public synchronized void close() {
			realClose();
		}

		synchronized void realClose() {
			closed = true;
			result = null;
		}
	}
}
// corpus: unseen
