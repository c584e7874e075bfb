// run: scan --only atomicity
// expect: none
// transfer takes both monitors before it touches either
public class LockBothFirst {
    private final int order;
    private int amount;

    public LockBothFirst(int order) {
        this.order = order;
    }

    public synchronized int amount() {
        return amount;
    }

    public synchronized void change(int n) {
        amount += n;
    }

    public void transferTo(LockBothFirst other, int n) {
        LockBothFirst a = order < other.order ? this : other;
        LockBothFirst b = a == this ? other : this;
        synchronized (a) {
            synchronized (b) {
                if (amount() >= n) {
                    change(-n);
                    other.change(n);
                }
            }
        }
    }
}
// corpus: unseen
