// run: scan --only stale-value
// expect: none
// tryTake checks and subtracts in one synchronized method; the caller only uses its answer
import java.util.concurrent.CountDownLatch;

public class UplinkQuota {
    static class Quota {
        private int free;

        Quota(int free) {
            this.free = free;
        }

        synchronized boolean tryTake(int n) {
            if (free < n) {
                return false;
            }
            free -= n;
            return true;
        }

        synchronized void giveBack(int n) {
            free += n;
        }

        synchronized int free() {
            return free;
        }
    }

    static class Stream {
        private final Quota quota;
        private final int mbit;

        Stream(Quota quota, int mbit) {
            this.quota = quota;
            this.mbit = mbit;
        }

        boolean open() {
            return quota.tryTake(mbit);
        }

        void close() {
            quota.giveBack(mbit);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Quota uplink = new Quota(25);
        CountDownLatch go = new CountDownLatch(1);
        Thread[] sites = new Thread[4];
        for (int i = 0; i < sites.length; i++) {
            Stream s = new Stream(uplink, 10);
            sites[i] = new Thread(() -> {
                try {
                    go.await();
                } catch (InterruptedException e) {
                    return;
                }
                for (int k = 0; k < 10_000; k++) {
                    if (s.open()) {
                        s.close();
                    }
                }
            });
            sites[i].start();
        }
        go.countDown();
        for (Thread t : sites) {
            t.join();
        }
        System.out.println("free " + uplink.free());
    }
}
// corpus: unseen
