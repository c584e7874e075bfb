// run: scan --only stale-value --library
// expect: none
// run() increments first and looks at the value its own increment returned; when it is over the limit it takes the increment back. The limit is never exceeded.
import java.util.concurrent.atomic.AtomicInteger;

public class LimiterUndo {
    private final int limit;
    private final AtomicInteger active = new AtomicInteger();

    public LimiterUndo(int limit) {
        this.limit = limit;
    }

    public boolean run(Runnable body) {
        int n = active.incrementAndGet();
        try {
            if (n > limit) {
                return false;
            }
            body.run();
            return true;
        } finally {
            active.decrementAndGet();
        }
    }
}
// corpus: unseen
