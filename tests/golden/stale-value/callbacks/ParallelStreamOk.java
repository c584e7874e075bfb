// run: scan --only atomicity,stale-value
// expect: none
// A parallel stream adds to a volatile of its maker.

import java.util.stream.IntStream;

public class ParallelStreamOk {
    private volatile long sum;

    public long total(int n) {
        return IntStream.range(0, n).parallel().asLongStream().sum();
    }

    public void reset() { sum = 0; }
}
// corpus: published
