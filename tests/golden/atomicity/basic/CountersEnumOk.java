// run: scan --only atomicity
// expect: none
// Two counters that have nothing to do with each other, named by an enum.
import java.util.*;

public class CountersEnumOk {
    enum Kind { REQUESTS, BYTES }

    public static class Metrics {
        private final Map<Kind, Long> counters = new EnumMap<>(Kind.class);

        public synchronized void bump(Kind key, long by) {
            counters.merge(key, by, Long::sum);
        }

        public synchronized String dump() {
            return counters.toString();
        }
    }

    private String last = "";

    public synchronized void handle(Metrics metrics, String request, long n) {
        last = request;
        metrics.bump(Kind.REQUESTS, 1);
        metrics.bump(Kind.BYTES, request.length());
    }
}
