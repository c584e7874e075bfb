// run: scan --only lock-order --library
// expect: lock-order locks=FreshHelperBad,FreshHelperBad$Visitor
// As FreshHelperOk with one visitor shared by all.
public class FreshHelperBad {
    static class Visitor {
        private int n;
        synchronized void visit(FreshHelperBad s) { n += s.get(); }
        synchronized int n() { return n; }
    }
    private static final Visitor VISITOR = new Visitor();
    private int v;
    public synchronized int get() { return v; }
    public synchronized int viaVisitor() { return VISITOR.n(); }
    public int outside() { VISITOR.visit(this); return v; }
}
