// run: scan --library --only atomicity
// expect: none
// the shared counters are bumped twice in one step, but the two bumps are independent of each other and none reads a result of the other
import java.util.EnumMap;
import java.util.Map;

public class RequestAccountingAgain {
    public enum Kind { REQUESTS, BYTES, ERRORS }

    public static final class Tally {
        private final Map<Kind, Long> values = new EnumMap<>(Kind.class);

        public synchronized void add(Kind k, long n) {
            values.merge(k, n, Long::sum);
        }

        public synchronized Map<Kind, Long> all() {
            return Map.copyOf(values);
        }
    }

    private final Tally global;
    private final String endpoint;
    private long localRequests;

    public RequestAccountingAgain(String endpoint, Tally global) {
        this.endpoint = endpoint;
        this.global = global;
    }

    public synchronized void served(int status, long bytes) {
        localRequests++;
        global.add(Kind.REQUESTS, 1);
        global.add(Kind.BYTES, bytes);
        if (status >= 500) {
            global.add(Kind.ERRORS, 1);
        }
    }

    public synchronized String line() {
        return endpoint + " " + localRequests;
    }
}
// corpus: unseen12
