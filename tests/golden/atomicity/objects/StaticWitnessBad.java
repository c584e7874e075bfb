// run: scan --only atomicity
// expect: atomicity method=StaticWitnessBad.f line=here witness=StaticWitnessBad.LOCK context=this

public class StaticWitnessBad {
    public static final Object LOCK = new Object();
    private static int a, b;

    public static void set(int x, int y) {
        synchronized (LOCK) {
            a = x;
            b = y;
        }
    }

    public synchronized int f() {
        int r;
        synchronized (LOCK) {
            r = a;
        }
        synchronized (LOCK) { // <- here
            return r + b;
        }
    }
}
