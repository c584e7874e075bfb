// run: scan --only lock-order --library
// expect: lock-order locks=JdbcStatementBad$Connection,JdbcStatementBad$Statement
// JDBC driver shape: closing the connection closes its statements; executing a statement locks it and then the connection.
import java.util.ArrayList;
import java.util.List;

public class JdbcStatementBad {
    public static final class Connection {
        private final List<Statement> open = new ArrayList<>();
        private int n;
        public synchronized Statement createStatement() { Statement s = new Statement(this); open.add(s); return s; }
        public synchronized void closeAll() { for (Statement s : open) s.close(); }
        synchronized void send() { n++; }
    }
    public static final class Statement {
        private final Connection conn;
        private boolean closed;
        Statement(Connection c) { conn = c; }
        public synchronized void close() { closed = true; }
        public synchronized void execute() { conn.send(); }
    }
}
// corpus: software
