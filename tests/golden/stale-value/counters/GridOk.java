// run: scan --only stale-value
// expect: none
public class GridOk {
    private final String[][] seats = new String[9][9];

    public synchronized boolean isFree(int row, int column) { return seats[row][column] == null; }

    public synchronized boolean book(int row, int column, String who) {
        if (!isFree(row, column)) return false;
        seats[row][column] = who;
        return true;
    }
}
