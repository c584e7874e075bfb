// run: scan --only atomicity
// expect: atomicity
// Others put in front what is dropped unseen.
import java.util.ArrayDeque;
import java.util.Deque;

public class QueueFrontPushBad {
    static final class Box {
        private final Deque<Integer> items = new ArrayDeque<>();
        synchronized void append(int v) { items.addFirst(v); }
        synchronized int size() { return items.size(); }
        synchronized int head() { return items.getFirst(); }
        synchronized void drop() { items.removeFirst(); }
    }

    private final Box box = new Box();
    private final Object turn = new Object();
    private int sum;

    void pump() {
        synchronized (turn) {
            if (box.size() > 0) {
                sum += box.head();
                box.drop();
            }
        }
    }

    public static void main(String[] args) {
        QueueFrontPushBad q = new QueueFrontPushBad();
        new Thread(() -> q.box.append(1)).start();
        new Thread(q::pump).start();
        new Thread(q::pump).start();
    }
}
