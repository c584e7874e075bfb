// run: scan --only atomicity
// expect: atomicity
// under the spooler's lock a job's lock is taken for the state test and again for the page count; the user thread cancels in between
import java.util.ArrayList;
import java.util.List;

class PrintJob {
    private boolean cancelled;
    private int pages;

    PrintJob(int pages) {
        this.pages = pages;
    }

    synchronized boolean isCancelled() {
        return cancelled;
    }

    synchronized void cancel() {
        cancelled = true;
        pages = 0;
    }

    synchronized int pages() {
        return pages;
    }
}

class Spool implements Runnable {
    private final List<PrintJob> jobs = new ArrayList<>();
    private int printed;

    synchronized void submit(PrintJob j) {
        jobs.add(j);
    }

    synchronized void printAll() {
        for (int i = 0; i < jobs.size(); i++) {
            PrintJob job = jobs.get(i);
            if (!job.isCancelled()) {
                printed += 100 / job.pages();
            }
        }
        jobs.clear();
    }

    @Override
    public void run() {
        printAll();
    }
}

public class PrinterSpool {
    public static void main(String[] args) throws InterruptedException {
        Spool spool = new Spool();
        final PrintJob job = new PrintJob(4);
        spool.submit(job);
        Thread printer = new Thread(spool);
        Thread user = new Thread(job::cancel);
        printer.start();
        user.start();
        printer.join();
        user.join();
    }
}
// corpus: unseen
