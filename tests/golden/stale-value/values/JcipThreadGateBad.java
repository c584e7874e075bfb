// run: scan --only stale-value
// expect: stale-value method=JcipThreadGateBad.pass line=here
// Java Concurrency in Practice, listing 14.9 ThreadGate: the generation that was there on arrival is meant to be old.

public class JcipThreadGateBad {
    private boolean isOpen;
    private int generation;
    private int passed;

    public synchronized void close() { isOpen = false; }

    public synchronized void open() {
        ++generation;
        isOpen = true;
        notifyAll();
    }

    public void pass() throws InterruptedException {
        synchronized (this) {
            int arrival = generation;
            while (!isOpen && arrival == generation)
                wait();
        }
        int n;
        synchronized (this) {
            n = passed;
        }
        synchronized (this) {
            passed = n + 1; // <- here
        }
    }
}
// corpus: published
