// run: scan --only atomicity
// expect: none
// the parameter's fields are final: its getters are synchronized for no reason and nothing can change in between
final class Coordinate {
    private final int col;
    private final int row;

    Coordinate(int col, int row) {
        this.col = col;
        this.row = row;
    }

    public synchronized int col() {
        return col;
    }

    public synchronized int row() {
        return row;
    }
}

public class ImmutableWitness {
    private final char[][] board = new char[8][8];

    public Coordinate at(int col, int row) {
        return new Coordinate(col, row);
    }

    public synchronized void place(Coordinate c, char piece) {
        board[c.row()][c.col()] = piece;
    }

    public synchronized char piece(Coordinate c) {
        return board[c.row()][c.col()];
    }
}
// corpus: unseen
