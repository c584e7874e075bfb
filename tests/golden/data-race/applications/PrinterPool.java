// The semaphore has three permits, so three threads increment at the same time.
// run: scan --only data-race
// expect: data-race field=PrinterPool.pages
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class PrinterPool {
    private static final int PRINTERS = 3;

    private final Semaphore permits = new Semaphore(PRINTERS, true);
    private int pages;

    void print(String document) throws InterruptedException {
        permits.acquire();
        try {
            for (int i = 0; i < document.length(); i += 40) {
                pages++;
            }
        } finally {
            permits.release();
        }
    }

    int pages() throws InterruptedException {
        permits.acquire(PRINTERS);
        try {
            return pages;
        } finally {
            permits.release(PRINTERS);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PrinterPool printers = new PrinterPool();
        ExecutorService office = Executors.newCachedThreadPool();
        for (int i = 0; i < 10; i++) {
            String document = "x".repeat(100 * (i + 1));
            office.submit(() -> {
                printers.print(document);
                return null;
            });
        }
        office.shutdown();
        if (!office.awaitTermination(20, TimeUnit.SECONDS)) {
            System.err.println("office is slow");
        }
        System.out.println(printers.pages() + " pages");
    }
}
// corpus: unseen26
