// run: scan --only atomicity
// expect: atomicity
// Heap.insert is synchronized but reads the parameter's synchronized priority several times
import java.util.ArrayList;
import java.util.List;

public class EventHeap {
    private final List<Timer> heap = new ArrayList<>();

    public Timer timer(long due) {
        return new Timer(due);
    }

    public synchronized void insert(Timer t) {
        int i = heap.size();
        heap.add(t);
        while (i > 0) {
            int parent = (i - 1) / 2;
            if (t.due() >= heap.get(parent).due()) {
                break;
            }
            heap.set(i, heap.get(parent));
            i = parent;
        }
        heap.set(i, t);
    }

    public synchronized Timer first() {
        return heap.isEmpty() ? null : heap.get(0);
    }

    public static class Timer {
        private long due;

        Timer(long due) {
            this.due = due;
        }

        public synchronized long due() {
            return due;
        }

        public synchronized void postpone(long delta) {
            due += delta;
        }
    }
}
// corpus: unseen
