// run: scan --only atomicity,stale-value
// expect: none
// Java Concurrency in Practice, listing 14.9 ThreadGate: the generation that was there on arrival is meant to be old.

public class JcipThreadGateOk {
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
            passed = passed + 1;
        }
    }
}
// corpus: published
