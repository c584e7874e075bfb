// run: scan --library --only stale-value
// expect: none
// the values read separately from counters and queue are only formatted for the page; all changes are single atomic steps
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

public class StatusPage {
    public static final class Worker {
        private final Queue<Runnable> backlog = new ConcurrentLinkedQueue<>();
        private final AtomicInteger busy = new AtomicInteger();
        private final LongAdder done = new LongAdder();

        public void submit(Runnable r) {
            backlog.add(r);
        }

        public boolean step() {
            Runnable r = backlog.poll();
            if (r == null) {
                return false;
            }
            busy.incrementAndGet();
            try {
                r.run();
            } finally {
                busy.decrementAndGet();
                done.increment();
            }
            return true;
        }
    }

    private final Worker worker;

    public StatusPage(Worker worker) {
        this.worker = worker;
    }

    public String render() {
        int busy = worker.busy.get();
        StringBuilder b = new StringBuilder();
        if (busy > 0) {
            b.append("busy: ").append(busy);
        } else {
            b.append("idle");
        }
        b.append(worker.backlog.isEmpty() ? ", nothing waiting" : ", about " + worker.backlog.size() + " waiting");
        b.append(", ").append(worker.done.sum()).append(" done");
        return b.toString();
    }
}
// corpus: unseen
