// run: scan --library --only lock-order
// expect: none
// grpc/grpc-java#696, repaired as in #698 - shutdownNow copies the transports under the channel lock and shuts them down after giving it back; only transport -> channel is left
import java.util.ArrayList;
import java.util.List;

interface PipeListener {
    void pipeShutdown(String reason);

    void pipeTerminated();
}

class InProcessPipe {
    private final PipeListener listener;
    private final List<String> streams = new ArrayList<>();
    private boolean shutdown;

    InProcessPipe(PipeListener listener) {
        this.listener = listener;
    }

    synchronized boolean newStream(String method) {
        if (shutdown) {
            return false;
        }
        return streams.add(method);
    }

    synchronized void shutdown(String reason) {
        if (shutdown) {
            return;
        }
        shutdown = true;
        listener.pipeShutdown(reason);
        if (streams.isEmpty()) {
            listener.pipeTerminated();
        }
    }
}

public class InProcessChannel {
    private final Object lock = new Object();
    private final List<InProcessPipe> pipes = new ArrayList<>();
    private InProcessPipe active;
    private boolean stopped;

    private final class Listener implements PipeListener {
        private final InProcessPipe pipe = new InProcessPipe(this);

        @Override
        public void pipeShutdown(String reason) {
            synchronized (lock) {
                if (active == pipe) {
                    active = null;
                }
            }
        }

        @Override
        public void pipeTerminated() {
            synchronized (lock) {
                pipes.remove(pipe);
            }
        }
    }

    public InProcessPipe obtainPipe() {
        synchronized (lock) {
            if (stopped) {
                return null;
            }
            if (active == null) {
                active = new Listener().pipe;
                pipes.add(active);
            }
            return active;
        }
    }

    public void shutdownNow() {
        List<InProcessPipe> copy;
        synchronized (lock) {
            stopped = true;
            copy = new ArrayList<>(pipes);
        }
        for (InProcessPipe p : copy) {
            p.shutdown("channel shutdown");
        }
    }

    public static void serverStopping(InProcessPipe peer) {
        peer.shutdown("server stopping");
    }
}
// corpus: unseen18
