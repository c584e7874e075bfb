// run: scan --only stale-value
// expect: none

import java.util.Vector;

public class VectorRemoveFirstOk {
    private final Vector<Runnable> jobs = new Vector<>();

    public void submit(Runnable r) { jobs.add(r); }

    public Runnable next() {
        synchronized (jobs) {
            return jobs.size() > 0 ? jobs.remove(0) : null;
        }
    }
}
