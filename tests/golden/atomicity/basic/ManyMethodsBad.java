// run: scan --only atomicity
// expect: atomicity method=ManyMethodsBad.sum line=sum
// expect: atomicity method=ManyMethodsBad.length line=length
// expect: atomicity method=ManyMethodsBad.area line=area
// expect: atomicity method=ManyMethodsBad.ratio line=ratio
// expect: atomicity method=ManyMethodsBad.rest line=rest
// Five methods of a class that do the same are five warnings.

public class ManyMethodsBad {
    public static class Range {
        private int from, to;
        public synchronized int from() { return from; }
        public synchronized int to() { return to; }
        public synchronized void set(int from, int to) {
            this.from = from;
            this.to = to;
        }
    }

    public synchronized int sum(Range r) {
        return r.to() + r.from(); // <- sum
    }

    public synchronized int length(Range r) {
        return r.to() - r.from(); // <- length
    }

    public synchronized int area(Range r) {
        return r.to() * r.from(); // <- area
    }

    public synchronized int ratio(Range r) {
        return r.to() / r.from(); // <- ratio
    }

    public synchronized int rest(Range r) {
        return r.to() % r.from(); // <- rest
    }
}
