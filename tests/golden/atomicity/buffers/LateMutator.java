// run: scan --only atomicity
// expect: none
// The mutator thread starts only after the last context section of main has ended.
public class LateMutator {
    static class Bounds {
        private int lo = 1, hi = 9;
        synchronized int lo() { return lo; }
        synchronized int hi() { return hi; }
        synchronized void shift(int d) { lo += d; hi += d; }
    }

    private final Object calc = new Object();
    private int width;

    void measure(Bounds b) {
        synchronized (calc) {
            int l = b.lo();
            width = b.hi() - l;
        }
    }

    public static void main(String[] args) {
        LateMutator m = new LateMutator();
        Bounds b = new Bounds();
        for (int i = 0; i < 10; i++) m.measure(b);
        System.out.println(m.width);
        Thread t = new Thread(() -> { for (int i = 0; i < 10; i++) b.shift(i); });
        t.start();
        Thread u = new Thread(() -> { for (int i = 0; i < 10; i++) b.shift(-i); });
        u.start();
    }
}
// corpus: unseen
