// run: scan --only lock-order --library
// expect: lock-order locks=EcjJsrFinallyBad$Left,EcjJsrFinallyBad$Right
// compiler: ecj -1.4 -nowarn
// The finally block takes the second lock under the first, in code for an old class file version.
public class EcjJsrFinallyBad {
    static class Left { int n; }
    static class Right { int n; }
    private static final Left left = new Left();
    private static final Right right = new Right();
    public static int f(int k) {
        synchronized (left) {
            try {
                if (k > 0) return left.n++;
                left.n--;
            } finally {
                synchronized (right) { right.n++; }
            }
        }
        return 0;
    }
    public static int g(int k) {
        synchronized (right) {
            try {
                if (k > 0) return right.n++;
                right.n--;
            } finally {
                synchronized (left) { left.n++; }
            }
        }
        return 0;
    }
}
