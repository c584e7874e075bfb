// run: scan --only atomicity
// expect: none

public class ObjectDrawEncapsulatedOk {
    static class Bounds {
        private int x, w;
        synchronized void shift(int d) { x += d; }
    }

    private final Bounds bounds = new Bounds();

    public synchronized void shift(int d) {
        bounds.shift(d);
    }
}
