// run: scan --only stale-value
// expect: none
// the setters are synchronized themselves, so the comparison and the store are one step although the helpers lock again
public class AxisLimits {
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

    synchronized void setLow(int v) {
        if (v <= high()) {
            storeLow(v);
        }
    }

    synchronized void setHigh(int v) {
        if (v >= low()) {
            storeHigh(v);
        }
    }

    synchronized boolean sane() {
        return low <= high;
    }

    public static void main(String[] args) throws InterruptedException {
        int crossed = 0;
        for (int round = 0; round < 200; round++) {
            AxisLimits r = new AxisLimits();
            Thread a = new Thread(() -> r.setLow(8));
            Thread b = new Thread(() -> r.setHigh(4));
            a.start();
            b.start();
            a.join();
            b.join();
            if (!r.sane()) {
                crossed++;
            }
        }
        System.out.println("crossed " + crossed);
    }
}
// corpus: unseen14
