// run: scan --only stale-value
// expect: none
// Clean: isEmpty is only a hint; the worker uses the result of poll and tests it for null, so another worker emptying the queue does no harm.
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.LongAdder;

class Backlog<T> {
    private final Queue<T> q = new ConcurrentLinkedQueue<>();

    void add(T t) { q.offer(t); }

    boolean looksEmpty() { return q.isEmpty(); }

    Optional<T> next() { return Optional.ofNullable(q.poll()); }
}

class Machine extends Thread {
    private final Backlog<Integer> backlog;
    private final LongAdder total;

    Machine(Backlog<Integer> backlog, LongAdder total) {
        this.backlog = backlog;
        this.total = total;
    }

    @Override
    public void run() {
        while (!backlog.looksEmpty()) {
            Optional<Integer> part = backlog.next();
            if (part.isPresent()) {
                total.add(part.get());
            }
        }
    }
}

public class PollAndTest {
    public static void main(String[] args) throws InterruptedException {
        Backlog<Integer> backlog = new Backlog<>();
        for (int i = 1; i <= 10_000; i++) {
            backlog.add(i);
        }
        LongAdder total = new LongAdder();
        Machine[] ms = {new Machine(backlog, total), new Machine(backlog, total), new Machine(backlog, total)};
        for (Machine m : ms) {
            m.start();
        }
        for (Machine m : ms) {
            m.join();
        }
        System.out.println(total.sum() == 50_005_000L);
    }
}
// corpus: unseen
