// run: scan --only atomicity
// expect: atomicity method=TranslateFieldBad.f line=here witness=h.lock context=this

public class TranslateFieldBad {
    public static class Holder {
        final Object lock = new Object();
        int n;
    }

    private static void add(Holder x, int d) {
        synchronized (x.lock) {
            x.n += d;
        }
    }

    public synchronized void f(Holder h) {
        add(h, 1);
        add(h, -1); // <- here
    }
}
