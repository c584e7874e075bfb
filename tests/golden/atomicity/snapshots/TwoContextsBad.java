// run: scan --only atomicity
// expect: atomicity method=TwoContextsBad.move line=here
// Artho's coordinates, moved while the board's lock is held.

public class TwoContextsBad {
    public static class Piece {
        private int x, y;
        public synchronized int x() { return x; }
        public synchronized int y() { return y; }
        public synchronized void place(int x, int y) {
            this.x = x;
            this.y = y;
        }
        public synchronized void shift(int dx, int dy) {
            x += dx;
            y += dy;
        }
    }

    private final Object board = new Object();
    private int moves;

    public void move(Piece p, int dx, int dy) {
        synchronized (board) {
            p.place(p.x() + dx, p.y() + dy); // <- here
            moves++;
        }
    }
}
// corpus: published
