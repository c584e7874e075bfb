// run: scan --only atomicity
// expect: none
// The two-section mean() is never called, the threads use the one-section mean of Samples.
public class NeverCalledMean {
    static class Samples {
        private long sum;
        private int n;
        synchronized void add(int v) { sum += v; n++; }
        synchronized long sum() { return sum; }
        synchronized int n() { return n; }
        synchronized double mean() { return n == 0 ? 0 : (double) sum / n; }
    }

    private double last;

    synchronized void update(Samples s) { last = s.mean(); }

    @SuppressWarnings("unused")
    private synchronized void oldUpdate(Samples s) {
        long total = s.sum();
        last = (double) total / s.n();
    }

    public static void main(String[] args) {
        NeverCalledMean m = new NeverCalledMean();
        Samples s = new Samples();
        new Thread(() -> { for (int i = 0; i < 1000; i++) s.add(i); }).start();
        new Thread(() -> { for (int i = 0; i < 1000; i++) m.update(s); }).start();
    }
}
// corpus: unseen
