// run: scan --only atomicity
// expect: none
// the first locking happens before the context is entered
class Quota {
    private int left = 100;

    public synchronized int left() {
        return left;
    }

    public synchronized boolean use(int n) {
        if (left < n) {
            return false;
        }
        left -= n;
        return true;
    }
}

public class WitnessOutsideContext {
    private int used;

    public Quota quota() {
        return new Quota();
    }

    public String consume(Quota q, int n) {
        String before = "left " + q.left();
        synchronized (this) {
            if (q.use(n)) {
                used += n;
            }
        }
        return before;
    }
}
// corpus: unseen
