// run: scan --only stale-value
// expect: none
// atomics are independent statistics, values read are only returned or printed
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;

public class StatsOnly {
    private final AtomicLong requests = new AtomicLong();
    private final AtomicLong failures = new AtomicLong();
    private final LongAdder bytes = new LongAdder();

    public void record(int size, boolean ok) {
        requests.incrementAndGet();
        bytes.add(size);
        if (!ok) {
            failures.incrementAndGet();
        }
    }

    public String summary() {
        long r = requests.get();
        long f = failures.get();
        return r + " requests, " + f + " failed, " + bytes.sum() + " bytes";
    }
}
// corpus: unseen
