// run: scan --only lock-order --library
// expect: none
// The repaired twin: the sockets are closed after the lock was released.
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class AbstractServerOk {
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
            List<Socket> all;
            synchronized (connections) {
                all = new ArrayList<>(connections);
            }
            for (Socket socket : all)
                socket.flushAndClose();
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
