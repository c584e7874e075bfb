// run: scan --only stale-value
// expect: stale-value
// isEmpty then remove on the shared concurrent queue: two printers see the last job, one gets NoSuchElementException
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.LongAdder;

public class PrintSpooler {
    record Job(int id, int pages) { }

    static final class Printer implements Runnable {
        private final Queue<Job> jobs;
        private final LongAdder pages;

        Printer(Queue<Job> jobs, LongAdder pages) {
            this.jobs = jobs;
            this.pages = pages;
        }

        @Override
        public void run() {
            while (!jobs.isEmpty()) {
                printNext();
            }
        }

        private void printNext() {
            Job j = jobs.remove();
            pages.add(j.pages());
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Queue<Job> jobs = new ConcurrentLinkedQueue<>();
        for (int i = 0; i < 5000; i++) {
            jobs.add(new Job(i, 1 + i % 4));
        }
        LongAdder pages = new LongAdder();
        Thread[] printers = new Thread[3];
        for (int i = 0; i < printers.length; i++) {
            printers[i] = new Thread(new Printer(jobs, pages), "printer-" + i);
            printers[i].start();
        }
        for (Thread p : printers) {
            p.join();
        }
        System.out.println(pages.sum());
    }
}
// corpus: unseen16
