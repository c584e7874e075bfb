// run: scan --only stale-value
// expect: stale-value method=ParallelStreamBad.lambda$total$0 line=here
// A parallel stream adds to a volatile of its maker.

import java.util.stream.IntStream;

public class ParallelStreamBad {
    private volatile long sum;

    public long total(int n) {
        IntStream.range(0, n).parallel().forEach(i -> sum = sum + i); // <- here
        return sum;
    }

    public void reset() { sum = 0; }
}
// corpus: published
