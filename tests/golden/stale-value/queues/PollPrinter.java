// run: scan --only stale-value
// expect: none
// poll returns null atomically when the queue is empty
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

public class PollPrinter {
    private final Queue<String> jobs = new ConcurrentLinkedQueue<>();
    private final AtomicInteger printed = new AtomicInteger();

    void work() {
        for (String j; (j = jobs.poll()) != null; ) {
            if (!j.isEmpty()) printed.incrementAndGet();
        }
    }

    public static void main(String[] args) throws Exception {
        PollPrinter p = new PollPrinter();
        for (int i = 0; i < 1000; i++) p.jobs.add("j" + i);
        Thread a = new Thread(p::work), b = new Thread(p::work);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(p.printed);
    }
}
// corpus: unseen
