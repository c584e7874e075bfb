// run: scan --only atomicity
// expect: none
// one locked call returns both values of the witness
public class SingleSnapshot {
    public static final class Meter {
        private long energy;
        private long since;

        public synchronized long[] snapshot() {
            return new long[] {energy, since};
        }

        public synchronized void add(long e) {
            energy += e;
        }
    }

    private double last;

    public synchronized double rate(Meter meter, long now) {
        long[] s = meter.snapshot();
        last = s[0] / (double) Math.max(1, now - s[1]);
        return last;
    }
}
// corpus: unseen
