// run: scan --only atomicity
// expect: atomicity method=LockAliasBad.f line=here witness=this.lock context=this
// The field is read into a local first, as the class library does.

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class LockAliasBad {
    private final Lock lock = new ReentrantLock();
    private int n;

    public synchronized void f() {
        final Lock l = this.lock;
        l.lock();
        try {
            n++;
        } finally {
            l.unlock();
        }
        lock.lock(); // <- here
        try {
            n--;
        } finally {
            lock.unlock();
        }
    }
}
