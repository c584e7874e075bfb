// run: scan --only atomicity
// expect: atomicity method=StreamElementBad.lengthOf line=here
// Each element of a stream is given to a helper that locks it twice.

import java.util.ArrayList;
import java.util.List;

public class StreamElementBad {
    public static class Range {
        private int from, to;
        public synchronized int from() { return from; }
        public synchronized int to() { return to; }
        public synchronized int length() { return to - from; }
        public synchronized void set(int from, int to) {
            this.from = from;
            this.to = to;
        }
    }

    private final List<Range> ranges = new ArrayList<>();

    public synchronized void add(Range r) { ranges.add(r); }

    private static int lengthOf(Range r) {
        return r.to() - r.from(); // <- here
    }

    public synchronized int sum() {
        return ranges.stream().mapToInt(r -> lengthOf(r)).sum();
    }
}
