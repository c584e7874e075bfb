// run: scan --only atomicity
// expect: atomicity method=OwnWitnessBad$Task.run line=here
// Each task has a coordinate of its own; in the wrong form they share one.

public class OwnWitnessBad {
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
                int y = c.y(); // <- here
                if (x != y)
                    torn++;
            }
        }
    }

    public static void main(String[] args) {
        Coord c = new Coord();
        new Thread(new Task(c)).start();
        new Thread(new Task(c)).start();
    }
}
// corpus: published
