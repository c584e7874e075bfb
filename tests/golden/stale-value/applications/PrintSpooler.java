// Two printers test !jobs.isEmpty() and then poll(); with one job left the second poll returns null and the printer thread fails on job.pages().
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value
// corpus: unseen30
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;

public class PrintSpooler {

    record PrintJob(String owner, int pages) {
    }

    private final BlockingQueue<PrintJob> jobs = new LinkedBlockingQueue<>();
    private final AtomicInteger printed = new AtomicInteger();

    void submit(PrintJob job) {
        jobs.add(job);
    }

    void work() {
        while (!jobs.isEmpty()) {
            PrintJob job = jobs.poll();
            printed.addAndGet(job.pages());
        }
    }

    static class Printer extends Thread {
        private final PrintSpooler spooler;

        Printer(String name, PrintSpooler spooler) {
            super(name);
            this.spooler = spooler;
        }

        @Override
        public void run() {
            spooler.work();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PrintSpooler spooler = new PrintSpooler();
        for (int i = 1; i <= 30; i++) {
            spooler.submit(new PrintJob("user" + i % 4, i));
        }
        Printer laser = new Printer("laser", spooler);
        Printer inkjet = new Printer("inkjet", spooler);
        laser.start();
        inkjet.start();
        laser.join();
        inkjet.join();
        System.out.println("printed " + spooler.printed.get() + " pages");
    }
}
