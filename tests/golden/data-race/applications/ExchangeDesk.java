// Reads++ under the StampedLock read lock, which concurrent readers share.
// run: scan --only data-race
// expect: data-race field=ExchangeDesk$Quote.reads
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.StampedLock;

public class ExchangeDesk {
    static class Quote {
        private final StampedLock sl = new StampedLock();
        private double bid;
        private double ask;
        private long reads;

        Quote(double bid, double ask) {
            this.bid = bid;
            this.ask = ask;
        }

        void update(double bid, double ask) {
            long stamp = sl.writeLock();
            try {
                this.bid = bid;
                this.ask = ask;
            } finally {
                sl.unlockWrite(stamp);
            }
        }

        double mid() {
            long stamp = sl.readLock();
            try {
                reads++;
                return (bid + ask) / 2;
            } finally {
                sl.unlockRead(stamp);
            }
        }

        long readsAndReset() {
            long stamp = sl.writeLock();
            try {
                long r = reads;
                reads = 0;
                return r;
            } finally {
                sl.unlockWrite(stamp);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Quote eurusd = new Quote(1.07, 1.09);
        ExecutorService desk = Executors.newFixedThreadPool(3);
        desk.execute(() -> {
            for (int i = 0; i < 200; i++) {
                double shift = (i % 10) / 1000.0;
                eurusd.update(1.07 + shift, 1.09 + shift);
            }
        });
        for (int c = 0; c < 2; c++) {
            desk.execute(() -> {
                double sum = 0;
                for (int i = 0; i < 300; i++) {
                    sum += eurusd.mid();
                }
                if (sum < 300) {
                    throw new IllegalStateException("bad quote");
                }
            });
        }
        desk.shutdown();
        if (desk.awaitTermination(5, TimeUnit.SECONDS)) {
            System.out.println("reads " + (eurusd.readsAndReset() > 0));
        }
    }
}
// corpus: unseen27
