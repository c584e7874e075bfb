// run: scan --only atomicity
// expect: none
// As LambdaForEachBad, with the lock on the total around it.

import java.util.List;

public class LambdaForEachOk {
    public static class Total {
        private int n;
        public synchronized void add(int d) { n += d; }
        public synchronized int get() { return n; }
    }

    private final List<Integer> xs;

    public LambdaForEachOk(List<Integer> xs) { this.xs = xs; }

    public synchronized void addAll(Total total) {
        synchronized (total) {
            xs.forEach(x -> total.add(x));
        }
    }
}
