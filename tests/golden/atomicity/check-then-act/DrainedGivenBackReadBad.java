// run: scan --only atomicity
// expect: atomicity
// Another one looks in between, and finds nothing.
public class DrainedGivenBackReadBad {
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

        synchronized long units() {
            return units;
        }
    }

    private final Meter meter;
    private long billed;

    DrainedGivenBackReadBad(Meter meter) {
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
        DrainedGivenBackReadBad b = new DrainedGivenBackReadBad(meter);
        Thread t = new Thread(() -> meter.tick(3));
        Thread u = new Thread(b::bill);
        t.start();
        u.start();
        new Thread(() -> System.out.println(meter.units())).start();
        b.bill();
        t.join();
        u.join();
    }
}
