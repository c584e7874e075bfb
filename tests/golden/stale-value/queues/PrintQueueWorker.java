// run: scan --only stale-value
// expect: stale-value
// Worker.run checks !queue.isEmpty() and then uses queue.poll() of the ConcurrentLinkedQueue without a null check; with two workers the second poll returns null and the worker dies with a NullPointerException.
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

final class PrintJob {
    private final String owner;
    private final int pages;

    PrintJob(String owner, int pages) {
        this.owner = owner;
        this.pages = pages;
    }

    int pages() { return pages; }

    String owner() { return owner; }
}

class PrintQueue {
    private final Queue<PrintJob> jobs = new ConcurrentLinkedQueue<>();

    void submit(PrintJob j) { jobs.add(j); }

    boolean hasWork() { return !jobs.isEmpty(); }

    PrintJob next() { return jobs.poll(); }
}

class Worker implements Runnable {
    private final PrintQueue queue;
    private final AtomicInteger pages;

    Worker(PrintQueue queue, AtomicInteger pages) {
        this.queue = queue;
        this.pages = pages;
    }

    @Override
    public void run() {
        while (queue.hasWork()) {
            PrintJob j = queue.next();
            pages.addAndGet(j.pages());
        }
    }
}

public class PrintQueueWorker {
    public static void main(String[] args) throws InterruptedException {
        PrintQueue q = new PrintQueue();
        for (int i = 0; i < 10_000; i++) {
            q.submit(new PrintJob("user" + i % 7, 1 + i % 3));
        }
        AtomicInteger pages = new AtomicInteger();
        Thread a = new Thread(new Worker(q, pages));
        Thread b = new Thread(new Worker(q, pages));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(pages.get());
    }
}
// corpus: unseen
