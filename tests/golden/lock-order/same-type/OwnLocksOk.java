// run: scan --only lock-order
// expect: none
// Each thread has an owner of its own, and so its own pair of locks.
import java.util.concurrent.locks.*;
public class OwnLocksOk {
    private final Lock a = new ReentrantLock();
    private final Lock b = new ReentrantLock(); int n;
 void one(){ a.lock(); try { b.lock(); try { n++; } finally { b.unlock(); } } finally { a.unlock(); } }
 void two(){ b.lock(); try { a.lock(); try { n++; } finally { a.unlock(); } } finally { b.unlock(); } }
    public static void main(String[] x){ OwnLocksOk t = new OwnLocksOk(); OwnLocksOk u = new OwnLocksOk(); new Thread(t::one).start(); new Thread(u::two).start(); } }
