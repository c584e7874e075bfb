// run: scan --only lock-order --library
// expect: lock-order locks=CloseHandlerBad$Connection,CloseHandlerBad$Session
// One interface for all handlers, so that a call alone does not tell which is meant; the field that it is kept in does.
import java.util.ArrayList;
import java.util.List;

public class CloseHandlerBad {
    public interface Handler { void handle(Object event); }

    public static class Connection {
        private Handler closeHandler;
        private Handler dataHandler;
        private Handler errorHandler;
        private int written;

        public synchronized void closeHandler(Handler handler) { closeHandler = handler; }
        public synchronized void dataHandler(Handler handler) { dataHandler = handler; }
        public synchronized void errorHandler(Handler handler) { errorHandler = handler; }
        public synchronized void write(Object data) { written++; }
        public synchronized void closed() { if (closeHandler != null) closeHandler.handle(null); }
        public void received(Object data) { if (dataHandler != null) dataHandler.handle(data); }
        public void failed(Throwable why) { if (errorHandler != null) errorHandler.handle(why); }
    }

    public static class Session {
        private final Connection connection;
        private final List<Object> pending = new ArrayList<>();
        private boolean isOpen = true;

        public Session(Connection connection) {
            this.connection = connection;
            connection.closeHandler(event -> shutdown());
            connection.dataHandler(event -> System.out.println(event));
            connection.errorHandler(event -> System.err.println(event));
        }
        public synchronized void shutdown() { isOpen = false; pending.clear(); }
        public synchronized void send(Object message) { if (isOpen) connection.write(message); }
    }

    private int n;
    public void others(Connection c) {
        c.dataHandler(event -> n++);
        c.dataHandler(event -> n--);
        c.errorHandler(event -> n = 0);
        c.errorHandler(event -> n = 1);
        c.errorHandler(event -> n = 2);
        c.errorHandler(event -> n = 3);
    }
}
