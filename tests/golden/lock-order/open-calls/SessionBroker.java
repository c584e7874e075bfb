// run: scan --library --only lock-order
// expect: none
// shutdown copies the leased list under the broker lock and aborts the channels after giving it back; the only nesting is channel before broker
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

public class SessionBroker {
    private final Deque<Channel> idle = new ArrayDeque<>();
    private final List<Channel> leased = new ArrayList<>();
    private boolean stopped;

    public synchronized Channel lease() {
        if (stopped) {
            throw new IllegalStateException("stopped");
        }
        Channel c = idle.pollFirst();
        if (c == null) {
            c = new Channel(this);
        }
        leased.add(c);
        return c;
    }

    synchronized void giveBack(Channel c) {
        if (leased.remove(c) && !stopped) {
            idle.addFirst(c);
        }
    }

    public void shutdown() {
        List<Channel> open;
        synchronized (this) {
            stopped = true;
            open = List.copyOf(leased);
            leased.clear();
            idle.clear();
        }
        open.forEach(Channel::abort);
    }

    public static final class Channel {
        private final SessionBroker broker;
        private long sent;
        private boolean broken;

        Channel(SessionBroker broker) {
            this.broker = broker;
        }

        public synchronized void send(byte[] data) {
            if (broken) {
                throw new IllegalStateException("broken");
            }
            sent += data.length;
        }

        public synchronized void close() {
            sent = 0;
            if (!broken) {
                broker.giveBack(this);
            }
        }

        synchronized void abort() {
            broken = true;
            sent = 0;
        }
    }
}
// corpus: unseen16
