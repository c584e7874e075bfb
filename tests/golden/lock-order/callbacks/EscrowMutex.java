// run: scan --only lock-order
// expect: lock-order
// Two locks of different kinds behind one interface: Escrow.deposit takes the vault's mutex then the journal's, Escrow.audit takes the journal's mutex first through Journal.scan's callback and then the vault's.
package escrow;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongConsumer;

interface Mutex {
    void acquire();
    void release();

    default void run(Runnable r) {
        acquire();
        try {
            r.run();
        } finally {
            release();
        }
    }
}

class FairMutex implements Mutex {
    private final ReentrantLock l = new ReentrantLock(true);
    public void acquire() { l.lock(); }
    public void release() { l.unlock(); }
}

class SpyMutex implements Mutex {
    private final Mutex inner;
    private int uses;

    SpyMutex(Mutex inner) { this.inner = inner; }

    public void acquire() {
        inner.acquire();
        uses++;
    }

    public void release() { inner.release(); }
}

class Vault {
    private final Mutex m = new FairMutex();
    private long cents;

    void change(long delta, Runnable confirm) {
        m.run(() -> {
            cents += delta;
            confirm.run();
        });
    }

    void reconcile(long expected) {
        m.run(() -> {
            if (cents < expected) {
                System.out.println("vault is short");
            }
        });
    }
}

class Journal {
    private final Mutex m = new SpyMutex(new FairMutex());
    private final List<Long> lines = new ArrayList<>();

    void append(long v) {
        m.run(() -> {
            if (lines.size() > 100) {
                lines.clear();
            }
            lines.add(v);
        });
    }

    void scan(LongConsumer c) {
        m.run(() -> lines.forEach(c::accept));
    }
}

class Escrow {
    private final Vault vault = new Vault();
    private final Journal journal = new Journal();

    void deposit(long cents) {
        vault.change(cents, () -> journal.append(cents));
    }

    void audit() {
        journal.scan(v -> vault.reconcile(0));
    }
}

public class EscrowMutex {
    public static void main(String[] args) throws InterruptedException {
        Escrow e = new Escrow();
        Thread a = new Thread(() -> { for (int i = 0; i < 10_000; i++) e.deposit(i); });
        Thread b = new Thread(() -> { for (int i = 0; i < 10_000; i++) e.audit(); });
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
// corpus: unseen
