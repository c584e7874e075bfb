// run: scan --only atomicity
// expect: atomicity method=TwoWritesInnerLockBad.pass line=here witness=this.counter.lock context=this
// One change in two steps; average() sees what is between them.
import java.util.concurrent.locks.ReentrantLock;

public class TwoWritesInnerLockBad {
    public static class Counter {
        private final ReentrantLock lock = new ReentrantLock();
        private int cars, cents;
        public void car() { lock.lock(); try { cars++; } finally { lock.unlock(); } }
        public void paid(int c) { lock.lock(); try { cents += c; } finally { lock.unlock(); } }
        public void passed(int c) { lock.lock(); try { cars++; cents += c; } finally { lock.unlock(); } }
        public int average() { lock.lock(); try { return cars == 0 ? 0 : cents / cars; } finally { lock.unlock(); } }
    }
    private final Counter counter;
    private int served;
    public TwoWritesInnerLockBad(Counter counter) { this.counter = counter; }
    public synchronized void pass() {
        counter.car();
        counter.paid(350); // <- here
        served++;
    }
}
