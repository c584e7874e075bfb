// run: scan --library --only stale-value
// expect: none
// the first lookup is a fast path; intern looks again under the monitor before it stores
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public final class SignatureTable {
    public static final class Signature {
        private final List<String> parts;

        private Signature(List<String> parts) {
            this.parts = parts;
        }

        public int arity() {
            return parts.size() - 1;
        }
    }

    private static final class Slot extends WeakReference<Signature> {
        final List<String> key;

        Slot(Signature s, ReferenceQueue<Signature> q) {
            super(s, q);
            key = s.parts;
        }
    }

    private final Map<List<String>, Slot> slots = new HashMap<>();
    private final ReferenceQueue<Signature> dead = new ReferenceQueue<>();

    private synchronized Signature lookup(List<String> key) {
        Slot s = slots.get(key);
        return s == null ? null : s.get();
    }

    private synchronized Signature intern(Signature fresh) {
        purge();
        Signature present = lookup(fresh.parts);
        if (present != null) {
            return present;
        }
        slots.put(fresh.parts, new Slot(fresh, dead));
        return fresh;
    }

    private void purge() {
        for (Reference<? extends Signature> r = dead.poll(); r != null; r = dead.poll()) {
            Slot s = (Slot) r;
            slots.remove(s.key, s);
        }
    }

    public Signature of(String... parts) {
        List<String> key = List.of(parts);
        Signature s = lookup(key);
        if (s == null) {
            s = intern(new Signature(key));
        }
        return s;
    }
}
// corpus: unseen11
