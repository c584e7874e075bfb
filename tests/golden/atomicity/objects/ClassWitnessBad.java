// run: scan --only atomicity
// expect: atomicity method=ClassWitnessBad.f line=here witness=ClassWitnessBad$Ids.class context=this
// Static synchronized methods of another class.

public class ClassWitnessBad {
    static class Ids {
        private static int next;
        static synchronized int peek() { return next; }
        static synchronized void skip() { next++; }
    }

    public synchronized int f() {
        int n = Ids.peek();
        Ids.skip(); // <- here
        return n;
    }
}
