// run: scan --only stale-value
// expect: none
// A copy is gone through; to copy is one locked step.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class CopiedWalk {
    private final List<Runnable> hooks = Collections.synchronizedList(new ArrayList<>());

    public void add(Runnable hook) { hooks.add(hook); }

    public void remove(Runnable hook) { hooks.remove(hook); }

    public void run() {
        for (Runnable hook : new ArrayList<>(hooks))
            hook.run();
    }
}
// corpus: unseen
