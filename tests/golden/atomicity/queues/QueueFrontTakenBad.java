// run: scan --only atomicity
// expect: atomicity line=here
// Somebody drops the front without the context.
import java.util.ArrayDeque;
import java.util.Deque;

public class QueueFrontTakenBad {
    static final class Box {
        private final Deque<Integer> items = new ArrayDeque<>();
        synchronized void append(int v) { items.addLast(v); }
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
                sum += box.head(); // <- here
                box.drop();
            }
        }
    }

    public static void main(String[] args) {
        QueueFrontTakenBad q = new QueueFrontTakenBad();
        new Thread(() -> { q.box.append(1); q.box.drop(); }).start();
        new Thread(q::pump).start();
        new Thread(q::pump).start();
    }
}
