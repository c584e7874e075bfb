// run: scan --only lock-order --library
// expect: none
// The object of one type is made afresh in each call, only the other is shared.
public class FreshHelperOk {
    static class Visitor {
        private int n;
        synchronized void visit(FreshHelperOk s) { n += s.get(); }
        synchronized int n() { return n; }
    }
    private int v;
    public synchronized int get() { return v; }
    public synchronized int viaVisitor() {
        Visitor w = new Visitor();
        w.visit(this);
        return w.n();
    }
    public int outside() {
        Visitor w = new Visitor();
        w.visit(this);
        return w.n();
    }
}
