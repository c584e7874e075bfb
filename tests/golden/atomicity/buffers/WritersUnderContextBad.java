// run: scan --only atomicity
// expect: atomicity
// One writer does not hold the context.
public class WritersUnderContextBad {
    private final Object stepLock = new Object();
    private final Object stateLock = new Object();
    private int done;

    void step(int n) {
        synchronized (stepLock) {
            int from = done();
            synchronized (stateLock) {
                done = from + n;
            }
        }
    }

    int done() {
        synchronized (stateLock) {
            return done;
        }
    }

    void reset() {
        synchronized (stateLock) {
            done = 0;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        WritersUnderContextBad w = new WritersUnderContextBad();
        Thread t = new Thread(() -> w.step(3));
        Thread r = new Thread(() -> System.out.println(w.done()));
        new Thread(w::reset).start();
        t.start();
        r.start();
        w.step(4);
        t.join();
        r.join();
    }
}
