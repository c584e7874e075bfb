// run: scan --only stale-value
// expect: stale-value
// AtomicBoolean done.get then done.set, the action runs twice
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

public class OnceInit {
    private final AtomicBoolean done = new AtomicBoolean();
    private final List<Runnable> steps = new ArrayList<>();

    public OnceInit(List<Runnable> steps) {
        this.steps.addAll(steps);
    }

    public void init() {
        if (!done.get()) {
            done.set(true);
            for (Runnable r : steps) {
                r.run();
            }
        }
    }

    public boolean isDone() { return done.get(); }
}
// corpus: unseen
