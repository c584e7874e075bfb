// All state is confined to the tasks of a single-thread executor; answers are copies through Future.get.
// run: scan --only data-race
// expect: none
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class LedgerActor implements AutoCloseable {
    private final ExecutorService mailbox = Executors.newSingleThreadExecutor(r -> new Thread(r, "ledger"));
    private final Map<String, Long> balances = new HashMap<>();
    private long version;

    Future<?> deposit(String account, long cents) {
        return mailbox.submit(() -> {
            balances.merge(account, cents, Long::sum);
            version++;
        });
    }

    Future<Boolean> withdraw(String account, long cents) {
        return mailbox.submit(() -> {
            long have = balances.getOrDefault(account, 0L);
            if (have < cents) {
                return false;
            }
            balances.put(account, have - cents);
            version++;
            return true;
        });
    }

    <T> T ask(Callable<T> question) throws Exception {
        return mailbox.submit(question).get();
    }

    Map<String, Long> snapshot() throws Exception {
        return ask(() -> new LinkedHashMap<>(balances));
    }

    long version() throws Exception {
        return ask(() -> version);
    }

    @Override
    public void close() {
        mailbox.shutdown();
    }

    public static void main(String[] args) throws Exception {
        try (LedgerActor ledger = new LedgerActor()) {
            Thread[] branches = new Thread[3];
            for (int b = 0; b < branches.length; b++) {
                final String account = "acc" + b % 2;
                branches[b] = new Thread(() -> {
                    for (int i = 0; i < 100; i++) {
                        ledger.deposit(account, 10);
                        if (i % 3 == 0) {
                            ledger.withdraw(account, 7);
                        }
                    }
                });
                branches[b].start();
            }
            System.out.println("mid-run " + (ledger.snapshot().size() <= 2));
            for (Thread t : branches) {
                t.join();
            }
            System.out.println(ledger.version() > 0);
            ledger.snapshot().forEach((k, v) -> System.out.println(k + " " + (v > 0)));
        }
    }
}
// corpus: unseen27
