// run: scan --library --only lock-order
// expect: lock-order
// publish calls subscribers while holding the hub lock (hub -> mailbox); Mailbox.close holds the mailbox and calls hub.leave (mailbox -> hub)
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;

public class TopicHubAgain<E> {
    public interface Subscriber<E> {
        void accept(E event);
    }

    private final Object gate = new Object();
    private final Set<Subscriber<E>> members = new LinkedHashSet<>();

    public void join(Subscriber<E> s) {
        synchronized (gate) {
            members.add(s);
        }
    }

    public void leave(Subscriber<E> s) {
        synchronized (gate) {
            members.remove(s);
        }
    }

    public void publish(E event) {
        synchronized (gate) {
            members.forEach(m -> m.accept(event));
        }
    }

    public static class Mailbox<E> implements Subscriber<E> {
        private final TopicHubAgain<E> hub;
        private final Deque<E> letters = new ArrayDeque<>();
        private boolean closed;

        public Mailbox(TopicHubAgain<E> hub) {
            this.hub = hub;
        }

        @Override
        public synchronized void accept(E event) {
            if (!closed) {
                letters.addLast(event);
            }
        }

        public synchronized E next() {
            return letters.pollFirst();
        }

        public synchronized void close() {
            if (closed) {
                return;
            }
            closed = true;
            letters.clear();
            hub.leave(this);
        }
    }
}
// corpus: unseen20
