// run: scan --only atomicity
// expect: atomicity
// bill reads the meter, then resets it in a second locked step; ticks in between are never billed
public class UsageBilling {
    static class Meter {
        private long units;

        public synchronized void tick() {
            units++;
        }

        public synchronized long read() {
            return units;
        }

        public synchronized void reset() {
            units = 0;
        }
    }

    private final Object billLock = new Object();
    private long billed;

    void bill(Meter meter) {
        synchronized (billLock) {
            long used = meter.read();
            if (used > 0) {
                billed += used;
                meter.reset();
            }
        }
    }

    long billed() {
        synchronized (billLock) {
            return billed;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        UsageBilling billing = new UsageBilling();
        Meter m = new Meter();
        Thread customer = new Thread(() -> {
            for (int i = 0; i < 100_000; i++) {
                m.tick();
            }
        });
        customer.start();
        while (customer.isAlive()) {
            billing.bill(m);
        }
        customer.join();
        billing.bill(m);
        System.out.println("billed " + billing.billed() + " of 100000");
    }
}
// corpus: unseen21
