// run: scan --only atomicity
// expect: none
// this is taken again while it is held: no release.

public class ReentrantOk {
    private int n;

    private synchronized void step() { n++; }

    public synchronized void twice() {
        step();
        synchronized (this) {
            n++;
        }
        step();
    }
}
