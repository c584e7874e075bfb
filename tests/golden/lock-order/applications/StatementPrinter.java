// export() waits for a task while holding accountsLock, but every task running on that executor works on its own copy and needs no lock; the wait always ends.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen30
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;

public class StatementPrinter {

    private final ReentrantLock accountsLock = new ReentrantLock();
    private final List<Integer> bookings = new ArrayList<>();
    private final ExecutorService renderer = Executors.newSingleThreadExecutor();
    private int exports;

    void book(int amount) {
        accountsLock.lock();
        try {
            bookings.add(amount);
        } finally {
            accountsLock.unlock();
        }
    }

    private static String render(List<Integer> copy) {
        int sum = 0;
        for (int b : copy) {
            sum += b;
        }
        return copy.size() + " bookings, sum " + sum;
    }

    String export() throws InterruptedException, ExecutionException {
        accountsLock.lock();
        try {
            exports++;
            List<Integer> copy = List.copyOf(bookings);
            Future<String> page = renderer.submit(() -> render(copy));
            return page.get() + " (export " + exports + ")";
        } finally {
            accountsLock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        StatementPrinter printer = new StatementPrinter();
        Thread cashier = new Thread(() -> {
            for (int i = 1; i <= 50; i++) {
                printer.book(i);
            }
        });
        cashier.start();
        System.out.println(printer.export());
        cashier.join();
        System.out.println(printer.export());
        printer.renderer.shutdown();
    }
}
