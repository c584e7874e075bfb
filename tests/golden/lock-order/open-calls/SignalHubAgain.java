// run: scan --library --only lock-order
// expect: none
// publish copies the receivers under the lock and calls them after it is given back; Inbox.close calls the hub without its own lock
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

public class SignalHubAgain<E> {
    private final Object gate = new Object();
    private final Set<Consumer<E>> receivers = new LinkedHashSet<>();

    public void join(Consumer<E> r) {
        synchronized (gate) {
            receivers.add(r);
        }
    }

    public void leave(Consumer<E> r) {
        synchronized (gate) {
            receivers.remove(r);
        }
    }

    public void publish(E event) {
        List<Consumer<E>> copy;
        synchronized (gate) {
            copy = List.copyOf(receivers);
        }
        copy.forEach(r -> r.accept(event));
    }

    public static class Inbox<E> implements Consumer<E> {
        private final SignalHubAgain<E> hub;
        private final Deque<E> letters = new ArrayDeque<>();
        private boolean closed;

        public Inbox(SignalHubAgain<E> hub) {
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

        public void close() {
            synchronized (this) {
                if (closed) {
                    return;
                }
                closed = true;
                letters.clear();
            }
            hub.leave(this);
        }
    }
}
// corpus: unseen20
