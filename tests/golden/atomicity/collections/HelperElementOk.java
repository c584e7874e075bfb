// run: scan --only atomicity,stale-value
// expect: none
// Lea's container, each part of a collection given to a helper.

import java.util.List;

public class HelperElementOk {
    public static class Part {
        private int x, width;
        public synchronized int x() { return x; }
        public synchronized int width() { return width; }
        public synchronized int right() { return x + width; }
        public synchronized void reshape(int x, int width) {
            this.x = x;
            this.width = width;
        }
    }

    private final List<Part> parts;
    private int most;

    public HelperElementOk(List<Part> parts) { this.parts = parts; }

    private void one(Part p) {
        int right = p.right();
        if (right > most)
            most = right;
    }

    public synchronized void measure() {
        for (Part p : parts)
            one(p);
    }
}
// corpus: published
