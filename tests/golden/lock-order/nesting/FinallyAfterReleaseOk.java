// run: scan --only lock-order --library
// expect: none
// The compiler copies the finally block between two monitorexits of the statement before: it runs without that lock.
public class FinallyAfterReleaseOk {
    private final Object a = new Object(), b = new Object();
    private int x, y;
    public int f(int k) {
        try {
            synchronized (a) {
                if (k > 0) return x++;
                x--;
            }
        } finally {
            synchronized (b) { y++; }
        }
        return 0;
    }
    public int g(int k) {
        try {
            synchronized (b) {
                if (k > 0) return y++;
                y--;
            }
        } finally {
            synchronized (a) { x++; }
        }
        return 0;
    }
}
