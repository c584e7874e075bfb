// run: scan --only atomicity --library
// expect: atomicity
// Forward() measures the room left in the next stage and pushes that many; a second upstream stage fills it in between and push() overruns the array
import java.util.ArrayDeque;
import java.util.Queue;

public class StagePump {
    public static final class Buffer {
        private final Object[] slots;
        private int n;

        public Buffer(int capacity) {
            slots = new Object[capacity];
        }

        public int room() {
            synchronized (slots) {
                return slots.length - n;
            }
        }

        public void push(Object o) {
            synchronized (slots) {
                slots[n++] = o;
            }
        }

        public Object pop() {
            synchronized (slots) {
                return n == 0 ? null : slots[--n];
            }
        }
    }

    private final Queue<Object> pending = new ArrayDeque<>();
    private final Buffer next;

    public StagePump(Buffer next) {
        this.next = next;
    }

    public synchronized void accept(Object o) {
        pending.add(o);
        forward();
    }

    private void forward() {
        int burst = Math.min(next.room(), pending.size());
        while (burst-- > 0) {
            next.push(pending.remove());
        }
    }

    public synchronized int backlog() {
        return pending.size();
    }
}
// corpus: unseen10
