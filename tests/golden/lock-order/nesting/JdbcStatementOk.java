// run: scan --only lock-order --library
// expect: none
// Statements use their connection's lock, always and only.
import java.util.ArrayList;
import java.util.List;

public class JdbcStatementOk {
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
        public void close() { synchronized (conn) { closed = true; } }
        public void execute() { synchronized (conn) { conn.send(); } }
    }
}
// corpus: software
