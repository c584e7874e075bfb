import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.StampedLock;

public class LeaseLedger {
    static class Lease {
        private String owner;
        private long until;
        private int renewals;
    }

    static class Ledger {
        private final StampedLock sl = new StampedLock();
        private final Map<String, Lease> leases = new HashMap<>();
        private long clock;

        boolean acquire(String resource, String who, long span) {
            long stamp = sl.readLock();
            try {
                while (true) {
                    Lease l = leases.get(resource);
                    if (l != null && l.until > clock && !l.owner.equals(who)) {
                        return false;
                    }
                    long w = sl.tryConvertToWriteLock(stamp);
                    if (w != 0) {
                        stamp = w;
                        grant(resource, who, span);
                        return true;
                    }
                    sl.unlockRead(stamp);
                    stamp = sl.writeLock();
                }
            } finally {
                sl.unlock(stamp);
            }
        }

        private void grant(String resource, String who, long span) {
            Lease l = leases.computeIfAbsent(resource, k -> new Lease());
            if (who.equals(l.owner)) {
                l.renewals++;
            }
            l.owner = who;
            l.until = clock + span;
        }

        void advance() {
            long w = sl.writeLock();
            try {
                clock++;
                leases.values().removeIf(l -> l.until + 10 < clock);
            } finally {
                sl.unlockWrite(w);
            }
        }

        int renewals() {
            long r = sl.readLock();
            try {
                return leases.values().stream().mapToInt(l -> l.renewals).sum();
            } finally {
                sl.unlockRead(r);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Ledger ledger = new Ledger();
        Thread ticker = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                ledger.advance();
                Thread.yield();
            }
        });
        ticker.start();
        Thread[] nodes = new Thread[3];
        int[] wins = new int[nodes.length];
        for (int n = 0; n < nodes.length; n++) {
            final int id = n;
            nodes[n] = new Thread(() -> {
                int w = 0;
                for (int i = 0; i < 200; i++) {
                    if (ledger.acquire("shard" + i % 5, "node" + id, 3)) {
                        w++;
                    }
                }
                wins[id] = w;
            });
            nodes[n].start();
        }
        int total = 0;
        for (int n = 0; n < nodes.length; n++) {
            nodes[n].join();
            total += wins[n];
        }
        ticker.join();
        System.out.println((total > 0) + " " + (ledger.renewals() >= 0));
    }
}
