// run: scan --only atomicity
// expect: none
// Who writes holds the context; others only look, and see what was there before or what comes after.
public class WritersUnderContextOk {
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

    public static void main(String[] args) throws InterruptedException {
        WritersUnderContextOk w = new WritersUnderContextOk();
        Thread t = new Thread(() -> w.step(3));
        Thread r = new Thread(() -> System.out.println(w.done()));
        t.start();
        r.start();
        w.step(4);
        t.join();
        r.join();
    }
}
