// run: scan --only atomicity
// expect: atomicity method=LambdaForEachBad.addAll line=here witness=total context=this
// The lambda runs once for each element, under the lock on this.

import java.util.List;

public class LambdaForEachBad {
    public static class Total {
        private int n;
        public synchronized void add(int d) { n += d; }
        public synchronized int get() { return n; }
    }

    public synchronized void addAll(List<Integer> xs, Total total) {
        xs.forEach(x -> total.add(x)); // <- here
    }
}
