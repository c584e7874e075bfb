// run: scan --only lock-order --library
// expect: lock-order locks=java.util.concurrent.locks.ReentrantLock,java.util.concurrent.locks.ReentrantLock severity=high
// Not nested but overlapping: a is released before b, after b was taken.
import java.util.concurrent.locks.ReentrantLock;

public class OverlappingBad {
    private final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
    private int n;
    public void ab() { a.lock(); b.lock(); n++; a.unlock(); n++; b.unlock(); }
    public void ba() { b.lock(); a.lock(); n++; b.unlock(); n++; a.unlock(); }
}
