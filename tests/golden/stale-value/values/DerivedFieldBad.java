// run: scan --only stale-value
// expect: stale-value method=DerivedFieldBad.refresh line=here
// The area is computed from a width that may be old; both are guarded by the box's lock.

public class DerivedFieldBad {
    static class Box {
        private int width, area;
        synchronized int width() { return width; }
        synchronized void width(int w) { width = w; }
        synchronized void area(int a) { area = a; }
        synchronized int area() { return area; }
    }

    public void refresh(Box b) {
        b.area(b.width() * b.width()); // <- here
    }
}
