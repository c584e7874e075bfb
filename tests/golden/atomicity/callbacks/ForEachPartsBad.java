// run: scan --only atomicity
// expect: atomicity line=here witness=p
// Lea's container again, with a lambda for every part.

import java.util.List;

public class ForEachPartsBad {
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

    public ForEachPartsBad(List<Part> parts) { this.parts = parts; }

    public synchronized void measure() {
        parts.forEach(p -> {
            int right = p.x() + p.width(); // <- here
            if (right > most)
                most = right;
        });
    }
}
// corpus: published
