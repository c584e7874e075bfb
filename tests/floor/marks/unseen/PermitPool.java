import java.util.concurrent.Semaphore;

/** Licences: one exclusive permit for the printer, two for the scanner. */
public class PermitPool {
    private final Semaphore printer = new Semaphore(1);
    private final Semaphore scanner = new Semaphore(2);
    private int pages;
    private int scans;
    private int skipped;

    void print(int n) throws InterruptedException {
        printer.acquire();
        try {
            pages += n; // @print not parallel: print, not parallel: jam
        } finally {
            printer.release();
        }
    }

    void unjam() {
        if (printer.tryAcquire()) {
            pages = 0; // @jam not parallel: jam, parallel: scan
            printer.release();
        } else {
            skipped++; // @skip parallel: print, parallel: skip
        }
    }

    void scan() throws InterruptedException {
        scanner.acquire();
        try {
            scans++; // @scan parallel: scan, parallel: print
        } finally {
            scanner.release();
        }
    }

    void user() {
        try {
            print(2);
            scan();
            unjam();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PermitPool pool = new PermitPool(); // shared
        Thread[] users = new Thread[3]; // confined
        for (int i = 0; i < users.length; i++) {
            users[i] = new Thread(pool::user);
            users[i].start();
        }
        for (Thread u : users) {
            u.join();
        }
        System.out.println(pool.scans + pool.skipped);
    }
}
