// run: scan --only stale-value
// expect: stale-value
// AtomicReferenceArray slot is tested for null and then set, two guests get one table
import java.util.concurrent.atomic.AtomicReferenceArray;

public class AtomicArraySeats {
    private final AtomicReferenceArray<String> tables;

    public AtomicArraySeats(int n) {
        tables = new AtomicReferenceArray<>(n);
    }

    public int seat(String guest) {
        for (int i = 0; i < tables.length(); i++) {
            if (tables.get(i) == null) {
                tables.set(i, guest);
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
