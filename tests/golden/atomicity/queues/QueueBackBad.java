// run: scan --only atomicity
// expect: atomicity
// The element at the back is another one after an append.
import java.util.ArrayDeque;
import java.util.Deque;

public class QueueBackBad {
    static final class Box {
        private final Deque<Integer> items = new ArrayDeque<>();
        synchronized void append(int v) { items.addLast(v); }
        synchronized int size() { return items.size(); }
        synchronized int head() { return items.getLast(); }
        synchronized void drop() { items.removeLast(); }
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
        QueueBackBad q = new QueueBackBad();
        new Thread(() -> q.box.append(1)).start();
        new Thread(q::pump).start();
        new Thread(q::pump).start();
    }
}
