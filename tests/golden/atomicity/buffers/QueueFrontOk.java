// run: scan --only atomicity
// expect: none
// Others append at the end: the front stays what it is.
import java.util.ArrayList;
import java.util.List;

public class QueueFrontOk {
    static final class Box {
        private final List<Integer> items = new ArrayList<>();
        synchronized void append(int v) { items.add(v); }
        synchronized int size() { return items.size(); }
        synchronized int head() { return items.get(0); }
        synchronized void drop() { items.remove(0); }
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
        QueueFrontOk q = new QueueFrontOk();
        new Thread(() -> q.box.append(1)).start();
        new Thread(q::pump).start();
        new Thread(q::pump).start();
    }
}
