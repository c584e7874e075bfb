// run: scan --only lock-order --library
// expect: lock-order locks=EcjNestedBad$Left,EcjNestedBad$Right severity=high
// compiler: ecj -17 -nowarn -proc:none
// ecj lays out synchronized statements and their handlers differently from javac.
public class EcjNestedBad {
    static class Left { int n; }
    static class Right { int n; }
    private final Left left = new Left();
    private final Right right = new Right();
    public int f(int k) {
        synchronized (left) {
            if (k > 0) return left.n;
            synchronized (right) { return right.n++; }
        }
    }
    public int g(int k) {
        synchronized (right) {
            if (k > 0) return right.n;
            synchronized (left) { return left.n++; }
        }
    }
}
