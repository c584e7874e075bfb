// run: scan --only stale-value
// expect: stale-value
// looks like double-checked locking but the second check inside the lock is missing
public class FakeDcl {
    public static final class Engine {
        private int starts;

        synchronized void start() {
            starts++;
        }
    }

    private volatile Engine engine;

    public Engine engine() {
        if (engine == null) {
            synchronized (this) {
                engine = new Engine();
                engine.start();
            }
        }
        return engine;
    }
}
// corpus: unseen
