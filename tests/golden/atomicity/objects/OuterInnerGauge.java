// run: scan --only atomicity
// expect: atomicity method=OuterInnerGauge$Inner.render line=here
// OuterInnerGauge.Inner.render (context Inner monitor): outer min() and max() are two sections of the outer monitor.
public class OuterInnerGauge {
    private int min = 0, max = 10;

    synchronized int min() { return min; }
    synchronized int max() { return max; }
    synchronized void rescale(int lo, int hi) {
        min = lo;
        max = hi;
    }

    class Inner {
        private int pixels;
        synchronized int render(int value) {
            int lo = min();
            int hi = max(); // <- here
            pixels = (value - lo) * 100 / (hi - lo);
            return pixels;
        }
    }

    public static void main(String[] args) throws Exception {
        OuterInnerGauge g = new OuterInnerGauge();
        Inner in = g.new Inner();
        Thread t = new Thread(() -> {
            for (int i = 0; i < 10000; i++) g.rescale(i * 10, i * 10 + 10);
        });
        t.start();
        for (int i = 0; i < 10000; i++) in.render(i);
        t.join();
    }
}
// corpus: unseen
