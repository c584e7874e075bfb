// run: scan --only stale-value
// expect: none
// CopyOnWriteArrayList.addIfAbsent is atomic; iteration is over a snapshot
import java.util.concurrent.CopyOnWriteArrayList;

public class AddIfAbsentListeners {
    private final CopyOnWriteArrayList<Runnable> hooks = new CopyOnWriteArrayList<>();

    public boolean hook(Runnable r) {
        return hooks.addIfAbsent(r);
    }

    public void unhook(Runnable r) {
        hooks.remove(r);
    }

    public void fire() {
        for (Runnable r : hooks) {
            r.run();
        }
    }
}
// corpus: unseen
