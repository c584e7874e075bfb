// run: scan --only lock-order --library
// expect: lock-order locks=java.lang.Object,java.lang.Object severity=high
// The finally block is inside the statement: it runs with the lock.
public class FinallyInsideBad {
    private final Object a = new Object(), b = new Object();
    private int x, y;
    public int f(int k) {
        synchronized (a) {
            try {
                if (k > 0) return x++;
                x--;
            } finally {
                synchronized (b) { y++; }
            }
        }
        return 0;
    }
    public int g(int k) {
        synchronized (b) {
            try {
                if (k > 0) return y++;
                y--;
            } finally {
                synchronized (a) { x++; }
            }
        }
        return 0;
    }
}
