// run: scan --only atomicity
// expect: none
// Others only add in between, which comes to the same before and after; all that drains is done under the context.
public class DrainedGivenBackOk {
    static class Meter {
        private long units;

        synchronized void tick(long n) {
            units += n;
        }

        synchronized long drain() {
            long u = units;
            units = 0;
            return u;
        }

        synchronized void giveBack(long n) {
            units += n;
        }
    }

    private final Meter meter;
    private long billed;

    DrainedGivenBackOk(Meter meter) {
        this.meter = meter;
    }

    synchronized void bill() {
        long u = meter.drain();
        if (u < 10) {
            meter.giveBack(u);
            return;
        }
        billed += u;
    }

    public static void main(String[] args) throws InterruptedException {
        Meter meter = new Meter();
        DrainedGivenBackOk b = new DrainedGivenBackOk(meter);
        Thread t = new Thread(() -> meter.tick(3));
        Thread u = new Thread(b::bill);
        t.start();
        u.start();
        b.bill();
        t.join();
        u.join();
    }
}
