// run: scan --library --only lock-order
// expect: lock-order
// grpc/grpc-java#696 - channel.shutdownNow holds the channel lock and locks the transport; transport.shutdown (called by the server) holds the transport and its listener locks the channel
import java.util.ArrayList;
import java.util.List;

interface TransportListener {
    void transportShutdown(String reason);

    void transportTerminated();
}

class LoopbackTransport {
    private final TransportListener listener;
    private final List<String> streams = new ArrayList<>();
    private boolean shutdown;

    LoopbackTransport(TransportListener listener) {
        this.listener = listener;
    }

    synchronized boolean newStream(String method) {
        if (shutdown) {
            return false;
        }
        return streams.add(method);
    }

    synchronized void streamClosed(String method) {
        streams.remove(method);
        if (shutdown && streams.isEmpty()) {
            listener.transportTerminated();
        }
    }

    synchronized void shutdown(String reason) {
        if (shutdown) {
            return;
        }
        shutdown = true;
        listener.transportShutdown(reason);
        if (streams.isEmpty()) {
            listener.transportTerminated();
        }
    }
}

public class LoopbackChannel {
    private final Object lock = new Object();
    private final List<LoopbackTransport> transports = new ArrayList<>();
    private LoopbackTransport active;
    private boolean stopped;

    private final class Listener implements TransportListener {
        private LoopbackTransport transport;

        @Override
        public void transportShutdown(String reason) {
            synchronized (lock) {
                if (active == transport) {
                    active = null;
                }
            }
        }

        @Override
        public void transportTerminated() {
            synchronized (lock) {
                transports.remove(transport);
            }
        }
    }

    public LoopbackTransport obtainTransport() {
        synchronized (lock) {
            if (stopped) {
                return null;
            }
            if (active == null) {
                Listener l = new Listener();
                l.transport = new LoopbackTransport(l);
                active = l.transport;
                transports.add(active);
            }
            return active;
        }
    }

    public void shutdownNow() {
        synchronized (lock) {
            stopped = true;
            for (LoopbackTransport t : new ArrayList<>(transports)) {
                t.shutdown("channel shutdown");
            }
        }
    }

    /** Called by the in-process server when it stops. */
    public static void serverStopping(LoopbackTransport peer) {
        peer.shutdown("server stopping");
    }
}
// corpus: unseen18
