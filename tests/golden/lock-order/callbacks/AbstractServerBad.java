// run: scan --only lock-order --library
// expect: lock-order locks=AbstractServerBad$Socket,java.util.HashSet
// The shape of TooTallNate/Java-WebSocket issue 287: the listener is an abstract class that only
// users of the library extend.
import java.util.HashSet;
import java.util.Set;

public class AbstractServerBad {
    public interface Listener {
        void closed(Socket socket);
    }

    public static class Socket {
        private final Listener listener;
        private boolean isOpen = true;

        public Socket(Listener listener) {
            this.listener = listener;
        }

        public synchronized void closeConnection() {
            isOpen = false;
            listener.closed(this);
        }

        public synchronized void flushAndClose() {
            if (isOpen)
                isOpen = false;
        }
    }

    public abstract static class Server implements Listener {
        private final Set<Socket> connections = new HashSet<>();

        public void stop() {
            synchronized (connections) {
                for (Socket socket : connections)
                    socket.flushAndClose();
            }
        }

        @Override
        public final void closed(Socket socket) {
            synchronized (connections) {
                connections.remove(socket);
            }
            onClose(socket);
        }

        public abstract void onClose(Socket socket);
    }
}
// corpus: documented
