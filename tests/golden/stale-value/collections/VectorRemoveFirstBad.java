// run: scan --only stale-value
// expect: stale-value method=VectorRemoveFirstBad.next line=here

import java.util.Vector;

public class VectorRemoveFirstBad {
    private final Vector<Runnable> jobs = new Vector<>();

    public void submit(Runnable r) { jobs.add(r); }

    public Runnable next() {
        return jobs.size() > 0 ? jobs.remove(0) : null; // <- here
    }
}
