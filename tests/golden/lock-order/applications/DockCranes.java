// unload acquires berth then crane, maintain acquires crane then berth, one permit each, in concurrent threads.
// run: scan --only lock-order --min-severity medium
// expect: lock-order
// corpus: unseen30
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class DockCranes {

    private final Semaphore berth = new Semaphore(1, true);
    private final Semaphore crane = new Semaphore(1, true);
    private final AtomicInteger containers = new AtomicInteger();
    private final AtomicInteger inspections = new AtomicInteger();

    void unload(int load) throws InterruptedException {
        berth.acquire();
        try {
            crane.acquire();
            try {
                containers.addAndGet(load);
            } finally {
                crane.release();
            }
        } finally {
            berth.release();
        }
    }

    void maintain() throws InterruptedException {
        crane.acquire();
        try {
            inspections.incrementAndGet();
            berth.acquire();
            try {
                inspections.incrementAndGet();
            } finally {
                berth.release();
            }
        } finally {
            crane.release();
        }
    }

    private class Ship extends Thread {
        @Override
        public void run() {
            try {
                for (int i = 1; i <= 3; i++) {
                    unload(i * 10);
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    private class Mechanic extends Thread {
        @Override
        public void run() {
            try {
                maintain();
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        DockCranes dock = new DockCranes();
        Thread ship = dock.new Ship();
        Thread mechanic = dock.new Mechanic();
        ship.start();
        mechanic.start();
        ship.join();
        mechanic.join();
        System.out.println(dock.containers.get() + " containers, " + dock.inspections.get() + " checks");
    }
}
