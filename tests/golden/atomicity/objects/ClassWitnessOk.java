// run: scan --only atomicity
// expect: none

public class ClassWitnessOk {
    static class Ids {
        private static int next;
        static synchronized int peek() { return next; }
        static synchronized void skip() { next++; }
    }

    public synchronized int f() {
        synchronized (Ids.class) {
            int n = Ids.peek();
            Ids.skip();
            return n;
        }
    }
}
