// run: scan --library --only lock-order
// expect: lock-order
// Link.close holds the link and asks the broker for its lock; ConnectionBrokerAgain.shutdown holds the broker and locks each link
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

public class ConnectionBrokerAgain {
    private final Deque<Link> idle = new ArrayDeque<>();
    private final List<Link> leased = new ArrayList<>();
    private boolean stopped;

    public synchronized Link lease() {
        if (stopped) {
            throw new IllegalStateException("stopped");
        }
        Link l = idle.pollFirst();
        if (l == null) {
            l = new Link(this);
        }
        leased.add(l);
        return l;
    }

    synchronized void giveBack(Link l) {
        leased.remove(l);
        if (!stopped) {
            idle.addFirst(l);
        }
    }

    public synchronized void shutdown() {
        stopped = true;
        for (Link l : leased) {
            l.abort();
        }
        leased.clear();
        idle.clear();
    }
}

class Link {
    private final ConnectionBrokerAgain broker;
    private int pending;
    private boolean broken;

    Link(ConnectionBrokerAgain broker) {
        this.broker = broker;
    }

    public synchronized void send(byte[] data) {
        if (broken) {
            throw new IllegalStateException("broken");
        }
        pending += data.length;
    }

    public synchronized void close() {
        pending = 0;
        if (!broken) {
            broker.giveBack(this);
        }
    }

    synchronized void abort() {
        broken = true;
        pending = 0;
    }
}
// corpus: unseen16
