// run: scan --only atomicity
// expect: none
// test and update of the progress happen in one locked method of the progress
class Meter {
    private double fraction;

    public synchronized boolean advanceTo(double f) {
        if (f - fraction > 0.01) {
            fraction = f;
            return true;
        }
        return false;
    }

    public synchronized double fraction() {
        return fraction;
    }
}

public class RepairedProgress {
    private final Meter meter;
    private int done;
    private int shown;

    public RepairedProgress(Meter meter) {
        this.meter = meter;
    }

    public synchronized void step(int total) {
        done++;
        if (meter.advanceTo(done / (double) total)) {
            shown++;
        }
    }
}
// corpus: unseen
