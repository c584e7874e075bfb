// run: scan --only stale-value
// expect: stale-value method=SpotbugsSequenceBad.counterOf line=here
// SpotBugs AT_OPERATION_SEQUENCE_ON_CONCURRENT_ABSTRACTION: get, null, put of an object that changes.

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicLong;

public class SpotbugsSequenceBad {
    private final ConcurrentMap<String, AtomicLong> counters = new ConcurrentHashMap<>();

    public AtomicLong counterOf(String name) {
        AtomicLong counter = counters.get(name);
        if (counter == null) {
            counter = new AtomicLong();
            counters.put(name, counter); // <- here
        }
        return counter;
    }

    public void hit(String name) {
        counterOf(name).incrementAndGet();
    }
}
// corpus: published
