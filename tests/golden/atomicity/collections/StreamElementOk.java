// run: scan --only atomicity
// expect: none
// The helper locks each element once.

import java.util.ArrayList;
import java.util.List;

public class StreamElementOk {
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
        return r.length();
    }

    public synchronized int sum() {
        return ranges.stream().mapToInt(r -> lengthOf(r)).sum();
    }
}
