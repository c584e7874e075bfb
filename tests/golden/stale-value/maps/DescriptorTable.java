// run: scan --library --only stale-value
// expect: stale-value
// of looks a canonical descriptor up and stores a new one in two synchronized calls: two different canonical objects for one key
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public final class DescriptorTable {
    public static final class Descriptor {
        private final List<String> parts;

        private Descriptor(List<String> parts) {
            this.parts = parts;
        }

        public int arity() {
            return parts.size() - 1;
        }
    }

    private static final class Slot extends WeakReference<Descriptor> {
        final List<String> key;

        Slot(Descriptor d, ReferenceQueue<Descriptor> q) {
            super(d, q);
            key = d.parts;
        }
    }

    private final Map<List<String>, Slot> slots = new HashMap<>();
    private final ReferenceQueue<Descriptor> dead = new ReferenceQueue<>();

    private synchronized Descriptor lookup(List<String> key) {
        purge();
        Slot s = slots.get(key);
        return s == null ? null : s.get();
    }

    private synchronized void store(Descriptor d) {
        slots.put(d.parts, new Slot(d, dead));
    }

    private void purge() {
        for (Reference<? extends Descriptor> r = dead.poll(); r != null; r = dead.poll()) {
            Slot s = (Slot) r;
            slots.remove(s.key, s);
        }
    }

    public Descriptor of(String... parts) {
        List<String> key = List.of(parts);
        Descriptor d = lookup(key);
        if (d == null) {
            d = new Descriptor(key);
            store(d);
        }
        return d;
    }
}
// corpus: unseen11
