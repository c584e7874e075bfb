// run: scan --only atomicity
// expect: atomicity method=ProgramCoordinatesBad$Reader.run line=here
// Artho's coordinates as a whole program: a writer sets both, a reader asks twice under the lock of the screen.

public class ProgramCoordinatesBad {
    static class Coord {
        private int x, y;
        synchronized int x() { return x; }
        synchronized int y() { return y; }
        synchronized void set(int v) {
            x = v;
            y = v;
        }
    }

    static class Writer extends Thread {
        private final Coord c;
        Writer(Coord c) { this.c = c; }
        @Override
        public void run() {
            for (int i = 0; i < 100; i++)
                c.set(i);
        }
    }

    static class Reader extends Thread {
        private static final Object screen = new Object();
        private final Coord c;
        Reader(Coord c) { this.c = c; }
        @Override
        public void run() {
            synchronized (screen) {
                int x = c.x();
                int y = c.y(); // <- here
                if (x != y)
                    System.out.println("torn");
            }
        }
    }

    public static void main(String[] args) {
        Coord c = new Coord();
        new Writer(c).start();
        new Reader(c).start();
    }
}
// corpus: published
