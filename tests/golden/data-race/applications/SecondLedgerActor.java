// All accesses run on one single-thread executor; results come back through Future.get.
// run: scan --only data-race --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class SecondLedgerActor implements AutoCloseable {
    private final ExecutorService mailbox = Executors.newSingleThreadExecutor();
    private final Map<String, Long> totals = new HashMap<>();
    private int entries;

    Future<?> post(String account, long amount) {
        return mailbox.submit(() -> book(account, amount));
    }

    private void book(String account, long amount) {
        totals.merge(account, amount, Long::sum);
        entries++;
    }

    private <T> T ask(Callable<T> question) throws InterruptedException {
        try {
            return mailbox.submit(question).get();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    long total(String account) throws InterruptedException {
        return ask(() -> totals.getOrDefault(account, 0L));
    }

    int entries() throws InterruptedException {
        return ask(() -> entries);
    }

    @Override
    public void close() {
        mailbox.shutdown();
    }

    public static void main(String[] args) throws InterruptedException {
        try (SecondLedgerActor ledger = new SecondLedgerActor()) {
            List<Thread> clerks = new ArrayList<>();
            for (int c = 0; c < 3; c++) {
                final int id = c;
                Thread t = new Thread(() -> {
                    for (int i = 0; i < 50; i++) {
                        ledger.post("acc" + i % 4, id + i);
                    }
                });
                clerks.add(t);
                t.start();
            }
            System.out.println("so far " + ledger.entries());
            for (Thread t : clerks) {
                t.join();
            }
            System.out.println(ledger.entries() + " " + ledger.total("acc1"));
        }
    }
}
