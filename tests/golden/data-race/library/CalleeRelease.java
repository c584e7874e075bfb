// One method takes the lock, another releases it: behind that it is not held.
// run: scan --library --only data-race
import java.util.concurrent.locks.ReentrantLock;

public class CalleeRelease {
    private final ReentrantLock lock = new ReentrantLock();
    private int in, out;

    private void begin() { lock.lock(); }
    private void end() { lock.unlock(); }

    public void count() {
        begin();
        in++;
        end();
        out++; // expect: data-race field=CalleeRelease.out
    }
    public int in() {
        begin();
        int n = in;
        end();
        return n;
    }
}
