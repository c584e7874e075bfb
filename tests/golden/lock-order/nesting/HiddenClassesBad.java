// run: scan --only lock-order --library
// expect: lock-order locks=HiddenClassesBad$ConnectionImpl,HiddenClassesBad$StatementImpl
// The classes are private; their objects are handed out as what they implement.
public class HiddenClassesBad {
    public interface Connection { Statement create(); void close(); String ask(String text); }
    public interface Statement { String execute(String text); void close(); }
    public static Connection connect() { return new ConnectionImpl(); }

    private static class ConnectionImpl implements Connection {
        private StatementImpl last;
        private boolean isClosed;
        public synchronized Statement create() { last = new StatementImpl(this); return last; }
        public synchronized void close() { isClosed = true; last.close(); }
        public synchronized String ask(String text) { return isClosed ? null : text; }
    }

    private static class StatementImpl implements Statement {
        private final ConnectionImpl connection;
        private String result;
        StatementImpl(ConnectionImpl connection) { this.connection = connection; }
        public synchronized String execute(String text) { result = connection.ask(text); return result; }
        public synchronized void close() { result = null; }
    }
}
// corpus: software
