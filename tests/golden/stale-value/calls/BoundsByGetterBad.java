// run: scan --only stale-value
// expect: stale-value
// expect: stale-value
// Two volatiles behind getters and setters, each compared with before the other one is set.

public class BoundsByGetterBad {
    private volatile int from, to = 100;
    int from() { return from; }
    int to() { return to; }
    private void from(int v) { from = v; }
    private void to(int v) { to = v; }
    void raise(int v) { if (v < to()) from(v); }
    void sink(int v) { if (v > from()) to(v); }
    public static void main(String[] a) throws Exception {
        BoundsByGetterBad b = new BoundsByGetterBad();
        Thread t = new Thread(() -> { for (int i = 0; i < 100; i++) b.raise(i); });
        Thread u = new Thread(() -> { for (int i = 100; i > 0; i--) b.sink(i); });
        t.start(); u.start(); t.join(); u.join();
        System.out.println(b.from() + " " + b.to());
    }
}
