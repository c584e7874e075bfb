// run: scan --only stale-value
// expect: stale-value
// Two visitors find the same seat of the grid free.
public class GridBad {
    private final String[][] seats = new String[9][9];

    public synchronized boolean isFree(int row, int column) { return seats[row][column] == null; }
    public synchronized void assign(int row, int column, String who) { seats[row][column] = who; }

    public boolean book(int row, int column, String who) {
        if (!isFree(row, column)) return false;
        assign(row, column, who);
        return true;
    }
}
