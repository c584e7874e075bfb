// run: scan --only stale-value
// expect: stale-value
// A helper has given the object to a thread before the next one changes it.

public class HandedAwayFirstBad {
    static final class Box {
        private int n;
        synchronized int get() { return n; }
        synchronized void set(int v) { n = v; }
    }
    private static Box published;
    static void inc(Box b) { int x = b.get(); b.set(x + 1); }
    static Thread start(Box b) { Thread t = new Thread(() -> { for (int i = 0; i < 100; i++) inc(b); }); t.start(); return t; }
    public static void main(String[] args) throws Exception {
        Box b = new Box();
        Thread x = start(b);
        inc(b);
        x.join();
        System.out.println(b.get());
    }
}
