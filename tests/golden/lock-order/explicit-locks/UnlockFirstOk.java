// run: scan --only lock-order --library
// expect: none
// The first lock is given back before the second is taken.
import java.util.concurrent.locks.ReentrantLock;

public class UnlockFirstOk {
    private final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
    private int n;
    public void ab() {
        a.lock();
        n++;
        a.unlock();
        b.lock();
        n--;
        b.unlock();
    }
    public void ba() {
        b.lock();
        n++;
        b.unlock();
        a.lock();
        n--;
        a.unlock();
    }
}
