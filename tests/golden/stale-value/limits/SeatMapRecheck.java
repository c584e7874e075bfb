// run: scan --only stale-value
// expect: none
// the second synchronized block tests the seat again before it books
public class SeatMapRecheck {
    private final String[][] seats;

    public SeatMapRecheck(int rows, int cols) { seats = new String[rows][cols]; }

    public synchronized boolean isFree(int r, int c) { return seats[r][c] == null; }
    public synchronized void assign(int r, int c, String who) { seats[r][c] = who; }
    public synchronized void cancel(int r, int c) { seats[r][c] = null; }

    public boolean book(int r, int c, String who) {
        if (who == null) throw new NullPointerException();
        if (!isFree(r, c)) return false;
        charge(who);
        synchronized (this) {
            if (seats[r][c] != null) {
                return false;
            }
            seats[r][c] = who;
        }
        return true;
    }
    private void charge(String who) {
        System.out.println("charging " + who);
    }
}
// corpus: unseen
