// run: scan --only lock-order --library
// expect: none
// Locks are taken through an AutoCloseable guard, always ledger before index (append, reindex, and lookup with index only); close order does not matter.
package ledger.guard;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class GuardOrdered {

    private static final class Held implements AutoCloseable {
        private final Lock l;

        Held(Lock l) {
            this.l = l;
            l.lock();
        }

        @Override
        public void close() {
            l.unlock();
        }
    }

    private final Lock ledgerLock = new ReentrantLock();
    private final Lock indexLock = new ReentrantLock();
    private final List<String> ledger = new ArrayList<>();
    private final Map<String, Integer> index = new HashMap<>();

    public void append(String entry) {
        try (Held a = new Held(ledgerLock); Held b = new Held(indexLock)) {
            ledger.add(entry);
            index.put(entry, ledger.size() - 1);
        }
    }

    public Integer lookup(String entry) {
        try (Held b = new Held(indexLock)) {
            return index.get(entry);
        }
    }

    public int reindex() {
        try (Held a = new Held(ledgerLock)) {
            return rebuild();
        }
    }

    private int rebuild() {
        try (Held b = new Held(indexLock)) {
            index.clear();
            for (int i = 0; i < ledger.size(); i++) {
                index.put(ledger.get(i), i);
            }
            return index.size();
        }
    }

    public String entry(int i) {
        try (Held a = new Held(ledgerLock)) {
            return ledger.get(i);
        }
    }
}
// corpus: unseen
