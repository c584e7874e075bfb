// run: scan --library --only lock-order
// expect: lock-order
// GaugeBoardAgain.sample reads gauges (QueueMeter::depth, locks the meter) under the board lock; QueueMeter.offer holds the meter and calls board.touch
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntSupplier;

public class GaugeBoardAgain {
    private final Map<String, IntSupplier> gauges = new LinkedHashMap<>();
    private final Map<String, Long> touched = new TreeMap<>();

    public synchronized void register(String name, IntSupplier gauge) {
        gauges.put(name, gauge);
    }

    public synchronized void touch(String name) {
        touched.merge(name, 1L, Long::sum);
    }

    public synchronized Map<String, Integer> sample() {
        Map<String, Integer> out = new TreeMap<>();
        for (Map.Entry<String, IntSupplier> e : gauges.entrySet()) {
            out.put(e.getKey(), e.getValue().getAsInt());
        }
        return out;
    }

    public QueueMeter newMeter(String name, int limit) {
        QueueMeter m = new QueueMeter(this, name, limit);
        register(name, m::depth);
        return m;
    }
}

class QueueMeter {
    private final GaugeBoardAgain board;
    private final String name;
    private final int limit;
    private final Deque<Object> items = new ArrayDeque<>();

    QueueMeter(GaugeBoardAgain board, String name, int limit) {
        this.board = board;
        this.name = name;
        this.limit = limit;
    }

    public boolean offer(Object o) {
        synchronized (items) {
            if (items.size() >= limit) {
                return false;
            }
            items.addLast(o);
            board.touch(name);
            return true;
        }
    }

    public Object poll() {
        synchronized (items) {
            return items.pollFirst();
        }
    }

    int depth() {
        synchronized (items) {
            return items.size();
        }
    }
}
// corpus: unseen16
