// run: scan --only atomicity,stale-value
// expect: none
// Java Concurrency in Practice, listings 5.1 and 5.2 UnsafeVectorHelpers.

import java.util.Vector;

public class JcipDeleteLastOk {
    private final Vector<String> history = new Vector<>();

    public synchronized void note(String s) { history.add(s); }

    public Vector<String> all() { return history; }

    public void deleteLast() {
        synchronized (history) {
            int last = history.size() - 1;
            history.remove(last);
        }
    }
}
// corpus: published
