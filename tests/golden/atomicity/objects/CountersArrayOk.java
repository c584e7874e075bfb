// run: scan --only atomicity
// expect: none
// Two counters that have nothing to do with each other, in an array.
import java.util.*;

public class CountersArrayOk {
    enum Kind { REQUESTS, BYTES }

    public static class Metrics {
        private final long[] counters = new long[2];

        public synchronized void bump(int key, long by) {
            counters[key] += by;
        }

        public synchronized String dump() {
            return Arrays.toString(counters);
        }
    }

    private String last = "";

    public synchronized void handle(Metrics metrics, String request, long n) {
        last = request;
        metrics.bump(0, 1);
        metrics.bump(1, request.length());
    }
}
