// run: scan --only atomicity
// expect: atomicity method=InheritedBad.f line=here witness=s context=this

public class InheritedBad {
    public static class Base {
        protected int n;
        public synchronized int n() { return n; }
    }

    public static class Sub extends Base {
        public synchronized void more() { n++; }
    }

    public synchronized int f(Sub s) {
        s.more();
        return s.n(); // <- here
    }
}
