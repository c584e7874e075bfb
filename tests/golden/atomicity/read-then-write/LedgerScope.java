// run: scan --only atomicity
// expect: none
// read and write of the shared ledger run inside one call of inTransaction, which holds the ledger's lock over both
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.stream.Stream;

public class LedgerScope {
    static final class Ledger {
        private final ReentrantLock lock = new ReentrantLock();
        private final Map<String, Long> balances = new HashMap<>();

        <R> R inTransaction(Function<Ledger, R> body) {
            lock.lock();
            try {
                return body.apply(this);
            } finally {
                lock.unlock();
            }
        }

        long balance(String account) {
            lock.lock();
            try {
                return balances.getOrDefault(account, 0L);
            } finally {
                lock.unlock();
            }
        }

        void setBalance(String account, long cents) {
            lock.lock();
            try {
                balances.put(account, cents);
            } finally {
                lock.unlock();
            }
        }
    }

    private final Ledger ledger;
    private int refused;

    LedgerScope(Ledger ledger) {
        this.ledger = ledger;
    }

    synchronized boolean withdraw(String account, long cents) {
        boolean done = ledger.inTransaction(l -> {
            long before = l.balance(account);
            if (before < cents) {
                return false;
            }
            l.setBalance(account, before - cents);
            return true;
        });
        if (!done) {
            refused++;
        }
        return done;
    }

    synchronized int refused() {
        return refused;
    }

    public static void main(String[] args) throws InterruptedException {
        Ledger ledger = new Ledger();
        ledger.setBalance("acc", 1_000);
        List<LedgerScope> tellers = Stream.generate(() -> new LedgerScope(ledger)).limit(3).toList();
        List<Thread> threads = tellers.stream().map(t -> new Thread(() -> {
            for (int i = 0; i < 500; i++) {
                t.withdraw("acc", 1);
            }
        })).toList();
        threads.forEach(Thread::start);
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(ledger.balance("acc") + " " + tellers.stream().mapToInt(LedgerScope::refused).sum());
    }
}
// corpus: unseen15
