// run: scan --only atomicity,stale-value
// expect: none
// SpotBugs AT_OPERATION_SEQUENCE_ON_CONCURRENT_ABSTRACTION: get, null, put of an object that changes.

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicLong;

public class SpotbugsSequenceOk {
    private final ConcurrentMap<String, AtomicLong> counters = new ConcurrentHashMap<>();

    public AtomicLong counterOf(String name) {
        AtomicLong counter = counters.get(name);
        if (counter == null) {
            counter = new AtomicLong();
            AtomicLong other = counters.putIfAbsent(name, counter);
            if (other != null)
                counter = other;
        }
        return counter;
    }

    public void hit(String name) {
        counterOf(name).incrementAndGet();
    }
}
// corpus: published
