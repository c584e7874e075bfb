// run: scan --only atomicity
// expect: none
// The fields read in the two sections are final, only the independent hit counter changes.
public class FinalFieldsSync {
    public static class Tile {
        private final int row, col;
        private int hits;
        public Tile(int r, int c) { row = r; col = c; }
        public synchronized int row() { return row; }
        public synchronized int col() { return col; }
        public synchronized void hit() { hits++; }
        public synchronized int hits() { return hits; }
    }

    private final int[][] board = new int[8][8];

    public synchronized int visit(Tile t) {
        int r = t.row();
        int c = t.col();
        return ++board[r & 7][c & 7];
    }

    public synchronized int at(int r, int c) { return board[r & 7][c & 7]; }

    public synchronized void reset() {
        for (int[] row : board) java.util.Arrays.fill(row, 0);
    }
}
// corpus: unseen
