// run: scan --only atomicity --library
// expect: none
// One step goes over several sinks, entering each sink's lock once; offer() answers whether there was room
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;

public class RelayStage {
    public static final class Sink {
        private final Object[] slots;
        private int n;

        public Sink(int capacity) {
            slots = new Object[capacity];
        }

        public boolean offer(Object o) {
            synchronized (slots) {
                if (n == slots.length) {
                    return false;
                }
                slots[n++] = o;
                return true;
            }
        }

        public Object pop() {
            synchronized (slots) {
                return n == 0 ? null : slots[--n];
            }
        }
    }

    private final Queue<Object> pending = new ArrayDeque<>();
    private final List<Sink> sinks;

    public RelayStage(List<Sink> sinks) {
        this.sinks = new ArrayList<>(sinks);
    }

    public synchronized void accept(Object o) {
        pending.add(o);
        forward();
    }

    private void forward() {
        for (Sink s : sinks) {
            Object head = pending.peek();
            if (head == null) {
                return;
            }
            if (s.offer(head)) {
                pending.remove();
            }
        }
    }

    public synchronized int backlog() {
        return pending.size();
    }
}
// corpus: unseen10
