// run: scan --only stale-value
// expect: none
// the slot is claimed by compareAndSet(i, null, guest)
import java.util.concurrent.atomic.AtomicReferenceArray;

public class AtomicArraySeatsCas {
    private final AtomicReferenceArray<String> tables;

    public AtomicArraySeatsCas(int n) {
        tables = new AtomicReferenceArray<>(n);
    }

    public int seat(String guest) {
        for (int i = 0; i < tables.length(); i++) {
            if (tables.get(i) == null && tables.compareAndSet(i, null, guest)) {
                return i;
            }
        }
        return -1;
    }

    public void leave(int i) {
        tables.set(i, null);
    }
}
// corpus: unseen
