// run: scan --only atomicity
// expect: none
// witness read lock is taken once around both reads while the monitor is held
import java.util.concurrent.locks.ReentrantReadWriteLock;

class Rates {
    final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private double bid;
    private double ask;

    double bid() {
        return bid;
    }

    double ask() {
        return ask;
    }

    public void quote(double b, double a) {
        rw.writeLock().lock();
        try {
            bid = b;
            ask = a;
        } finally {
            rw.writeLock().unlock();
        }
    }
}

public class RwOnceContext {
    private double widest;

    public Rates rates() {
        return new Rates();
    }

    public synchronized double spread(Rates r) {
        double s;
        r.rw.readLock().lock();
        try {
            s = r.ask() - r.bid();
        } finally {
            r.rw.readLock().unlock();
        }
        widest = Math.max(widest, s);
        return s;
    }
}
// corpus: unseen
