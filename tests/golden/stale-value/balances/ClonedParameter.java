// run: scan --only stale-value
// expect: none
// a private copy of the account is made and modified; the copy is not shared
class Estimate {
    private int hours;

    Estimate(int hours) {
        this.hours = hours;
    }

    synchronized int hours() {
        return hours;
    }

    synchronized void hours(int h) {
        hours = h;
    }
}

public class ClonedParameter {
    public Estimate estimate(int h) {
        return new Estimate(h);
    }

    public int padded(Estimate given, int percent) {
        Estimate own = new Estimate(given.hours());
        if (own.hours() < 8) {
            own.hours(8);
        }
        own.hours(own.hours() + own.hours() * percent / 100);
        return own.hours();
    }
}
// corpus: unseen
