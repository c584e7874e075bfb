// run: scan --only lock-order --library
// expect: none
// compiler: ecj -17 -nowarn -proc:none
// The finally blocks run after the monitors have been released.
public class EcjFinallyOk {
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
