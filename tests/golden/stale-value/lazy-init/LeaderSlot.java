// run: scan --only stale-value
// expect: stale-value
// AtomicReference.get()==null then set(me), two leaders
import java.util.concurrent.atomic.AtomicReference;

public class LeaderSlot {
    private final AtomicReference<String> leader = new AtomicReference<>();

    public boolean campaign(String me) {
        String current = leader.get();
        if (current == null) {
            leader.set(me);
            return true;
        }
        return current.equals(me);
    }

    public void resign(String me) {
        leader.compareAndSet(me, null);
    }

    public String leader() {
        String l = leader.get();
        return l == null ? "none" : l;
    }
}
// corpus: unseen
