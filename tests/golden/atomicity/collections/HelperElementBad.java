// run: scan --only atomicity
// expect: atomicity method=HelperElementBad.one line=here
// Lea's container, each part of a collection given to a helper.

import java.util.List;

public class HelperElementBad {
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

    public HelperElementBad(List<Part> parts) { this.parts = parts; }

    private void one(Part p) {
        int right = p.x() + p.width(); // <- here
        if (right > most)
            most = right;
    }

    public synchronized void measure() {
        for (Part p : parts)
            one(p);
    }
}
// corpus: published
