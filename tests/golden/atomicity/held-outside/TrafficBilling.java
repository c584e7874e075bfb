// run: scan --only atomicity
// expect: none
// the meter is read and cleared in one locked call
public class TrafficBilling {
    static class Meter {
        private long units;

        public synchronized void tick() {
            units++;
        }

        public synchronized long readAndReset() {
            long u = units;
            units = 0;
            return u;
        }
    }

    private final Object billLock = new Object();
    private long billed;
    private int rounds;

    void bill(Meter in, Meter out) {
        synchronized (billLock) {
            long down = in.readAndReset();
            long up = out.readAndReset();
            billed += down + up;
            rounds++;
        }
    }

    String report() {
        synchronized (billLock) {
            return billed + " in " + (rounds > 0 ? "some" : "no") + " rounds";
        }
    }

    public static void main(String[] args) throws InterruptedException {
        TrafficBilling billing = new TrafficBilling();
        Meter in = new Meter();
        Meter out = new Meter();
        Thread customer = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                in.tick();
                out.tick();
            }
        });
        customer.start();
        for (int i = 0; i < 100; i++) {
            billing.bill(in, out);
        }
        customer.join();
        billing.bill(in, out);
        System.out.println(billing.report());
    }
}
// corpus: unseen21
