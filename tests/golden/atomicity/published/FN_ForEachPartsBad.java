// run: scan --only atomicity
// expect: none
// Lea's container again, with a lambda for every part.
// Missed: What forEach gives to the lambda has no name in the method that holds the lock.

import java.util.List;

public class FN_ForEachPartsBad {
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

    public FN_ForEachPartsBad(List<Part> parts) { this.parts = parts; }

    public synchronized void measure() {
        parts.forEach(p -> {
            int right = p.x() + p.width(); // missed
            if (right > most)
                most = right;
        });
    }
}
