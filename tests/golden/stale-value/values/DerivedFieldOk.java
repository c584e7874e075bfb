// run: scan --only stale-value
// expect: none

public class DerivedFieldOk {
    static class Box {
        private int width, area;
        synchronized int width() { return width; }
        synchronized void resize(int w) { width = w; area = w * w; }
        synchronized int area() { return area; }
    }

    public void refresh(Box b, int w) {
        b.resize(w);
    }
}
