// run: scan --only data-race
// expect: data-race field=TryLockElseBad.state severity=high
import java.util.concurrent.locks.*;
public class TryLockElseBad {
    enum State { IDLE, BUSY }
    private final Lock lock = new ReentrantLock();
    private State state = State.IDLE;
    void begin() { if (lock.tryLock()) { try { state = State.BUSY; } finally { lock.unlock(); } } else { state = State.IDLE; } }
    public static void main(String[] args) {
        TryLockElseBad m = new TryLockElseBad();
        Runnable r = m::begin;
        new Thread(r, "a").start();
        new Thread(r, "b").start();
    }
}
// corpus: unseen22
