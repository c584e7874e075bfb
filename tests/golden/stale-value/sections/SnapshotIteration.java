// run: scan --only stale-value
// expect: none
// the loop works on a private copy made in one synchronized step
import java.util.ArrayList;
import java.util.List;
import java.util.Vector;

public class SnapshotIteration {
    private final Vector<Runnable> tasks = new Vector<>();

    public void add(Runnable r) {
        tasks.add(r);
    }

    public void runAll() {
        List<Runnable> copy;
        synchronized (tasks) {
            copy = new ArrayList<>(tasks);
            tasks.clear();
        }
        for (int i = 0; i < copy.size(); i++) {
            copy.get(i).run();
        }
    }
}
// corpus: unseen
