// run: scan --only stale-value
// expect: stale-value
// Tunnel.open reads getFree() and writes setFree(free - n) back in a second locked step: two tunnels take the same bandwidth
import java.util.concurrent.CountDownLatch;

public class LinkBudget {
    static class Budget {
        private int free;

        Budget(int free) {
            this.free = free;
        }

        synchronized int getFree() {
            return free;
        }

        synchronized void setFree(int free) {
            this.free = free;
        }
    }

    static class Tunnel {
        private final Budget budget;
        private final int mbit;

        Tunnel(Budget budget, int mbit) {
            this.budget = budget;
            this.mbit = mbit;
        }

        boolean open() {
            int free = budget.getFree();
            if (free < mbit) {
                return false;
            }
            budget.setFree(free - mbit);
            return true;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Budget uplink = new Budget(100_000);
        CountDownLatch go = new CountDownLatch(1);
        Thread[] sites = new Thread[4];
        for (int i = 0; i < sites.length; i++) {
            Tunnel t = new Tunnel(uplink, 1);
            sites[i] = new Thread(() -> {
                try {
                    go.await();
                } catch (InterruptedException e) {
                    return;
                }
                for (int k = 0; k < 10_000; k++) {
                    t.open();
                }
            });
            sites[i].start();
        }
        go.countDown();
        for (Thread t : sites) {
            t.join();
        }
        System.out.println("free " + uplink.getFree() + " expected 60000");
    }
}
// corpus: unseen
