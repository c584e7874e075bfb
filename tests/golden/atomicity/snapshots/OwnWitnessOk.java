// run: scan --only atomicity
// expect: none
// Each task has a coordinate of its own; in the wrong form they share one.

public class OwnWitnessOk {
    static class Coord {
        private int x, y;
        synchronized int x() { return x; }
        synchronized int y() { return y; }
        synchronized void set(int v) {
            x = v;
            y = v;
        }
    }

    static class Task implements Runnable {
        private static final Object screen = new Object();
        private static int torn;
        private final Coord c;
        Task(Coord c) { this.c = c; }

        @Override
        public void run() {
            c.set(7);
            synchronized (screen) {
                int x = c.x();
                int y = c.y();
                if (x != y)
                    torn++;
            }
        }
    }

    public static void main(String[] args) {
        new Thread(new Task(new Coord())).start();
        new Thread(new Task(new Coord())).start();
    }
}
// corpus: published
