// run: scan --only lock-order --library
// expect: none
// As BranchesBad with one order in both branches.
public class BranchesOk {
    static class Left { int n; }
    static class Right { int n; }
    private final Left left = new Left();
    private final Right right = new Right();
    public void add(boolean up) {
        if (up) {
            synchronized (left) { synchronized (right) { left.n++; right.n++; } }
        } else {
            synchronized (left) { synchronized (right) { left.n--; right.n--; } }
        }
    }
}
