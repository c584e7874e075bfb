// run: scan --only stale-value
// expect: stale-value
// expect: stale-value
// setLow compares with high() and stores in a second step; setLow(8) and setHigh(4) can both pass and leave low above high
public class AxisRange {
    private int low;
    private int high = 10;

    synchronized int low() {
        return low;
    }

    synchronized int high() {
        return high;
    }

    private synchronized void storeLow(int v) {
        low = v;
    }

    private synchronized void storeHigh(int v) {
        high = v;
    }

    void setLow(int v) {
        if (v <= high()) {
            storeLow(v);
        }
    }

    void setHigh(int v) {
        if (v >= low()) {
            storeHigh(v);
        }
    }

    synchronized boolean sane() {
        return low <= high;
    }

    public static void main(String[] args) throws InterruptedException {
        for (int round = 0; round < 2_000; round++) {
            AxisRange r = new AxisRange();
            Thread a = new Thread(() -> r.setLow(8));
            Thread b = new Thread(() -> r.setHigh(4));
            a.start();
            b.start();
            a.join();
            b.join();
            if (!r.sane()) {
                System.out.println("crossed in round " + round);
                return;
            }
        }
    }
}
// corpus: unseen14
