// run: scan --only stale-value
// expect: none
// poll takes or answers null in one step; isEmpty at the end only words a message
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.LongAdder;

public class ScanSpooler {
    record Scan(int id, int pages) { }

    static final class Scanner implements Runnable {
        private final Queue<Scan> scans;
        private final LongAdder pages;

        Scanner(Queue<Scan> scans, LongAdder pages) {
            this.scans = scans;
            this.pages = pages;
        }

        @Override
        public void run() {
            Scan s;
            while ((s = scans.poll()) != null) {
                pages.add(s.pages());
            }
            System.out.println(Thread.currentThread().getName() + (scans.isEmpty() ? " idle" : " leaves work"));
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Queue<Scan> scans = new ConcurrentLinkedQueue<>();
        for (int i = 0; i < 5000; i++) {
            scans.add(new Scan(i, 1 + i % 4));
        }
        LongAdder pages = new LongAdder();
        Thread[] scanners = new Thread[3];
        for (int i = 0; i < scanners.length; i++) {
            scanners[i] = new Thread(new Scanner(scans, pages), "scanner-" + i);
            scanners[i].start();
        }
        for (Thread t : scanners) {
            t.join();
        }
        System.out.println(pages.sum());
    }
}
// corpus: unseen16
