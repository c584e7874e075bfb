// run: scan --only atomicity
// expect: atomicity method=LeaContainerBad.bounds line=here
// Lea, Concurrent Programming in Java: a container asks its parts for position and extent.

public class LeaContainerBad {
    public static class Part {
        private int x, width;

        public synchronized int x() { return x; }

        public synchronized int width() { return width; }

        public synchronized void reshape(int x, int width) {
            this.x = x;
            this.width = width;
        }

        public synchronized int right() { return x + width; }
    }

    private final Part[] parts;

    public LeaContainerBad(Part[] parts) { this.parts = parts; }

    public synchronized int bounds() {
        int most = 0;
        for (Part p : parts) {
            int right = p.x() + p.width(); // <- here
            if (right > most)
                most = right;
        }
        return most;
    }
}
// corpus: published
