// run: scan --only lock-order --library
// expect: lock-order locks=BranchesBad$Left,BranchesBad$Right severity=high
// One method takes the two locks in an order that depends on a flag.
public class BranchesBad {
    static class Left { int n; }
    static class Right { int n; }
    private final Left left = new Left();
    private final Right right = new Right();
    public void add(boolean up) {
        if (up) {
            synchronized (left) { synchronized (right) { left.n++; right.n++; } }
        } else {
            synchronized (right) { synchronized (left) { left.n--; right.n--; } }
        }
    }
}
