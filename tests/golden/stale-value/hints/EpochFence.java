// run: scan --library --only stale-value
// expect: stale-value
// accept() checks the message's epoch against the AtomicLong and sets it afterwards: the epoch can go backwards and an old leader is let in again
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

public class EpochFence {
    public record Message(String partition, long epoch, byte[] payload) { }

    public interface Store {
        void write(String partition, byte[] payload);
    }

    private final Map<String, AtomicLong> epochs = new ConcurrentHashMap<>();
    private final Store store;

    public EpochFence(Store store) {
        this.store = store;
    }

    public boolean accept(Message m) {
        AtomicLong seen = epochs.computeIfAbsent(m.partition(), p -> new AtomicLong());
        if (m.epoch() < seen.get()) {
            return false;
        }
        advance(seen, m.epoch());
        store.write(m.partition(), m.payload());
        return true;
    }

    private static void advance(AtomicLong seen, long epoch) {
        if (epoch > seen.get()) {
            seen.set(epoch);
        }
    }

    public long epoch(String partition) {
        AtomicLong e = epochs.get(partition);
        return e == null ? 0 : e.get();
    }
}
// corpus: unseen
