// run: scan --only lock-order
// expect: lock-order locks=GateArgumentBad$Part,GateArgumentBad$Part
// Each thread was given a gate of its own.
public class GateArgumentBad {
    static class Part { int n; }
    static class Waiter { void serve(Part a, Part b) { synchronized (this) { synchronized (a) { synchronized (b) { a.n++; b.n--; } } } } }
    static class Guest implements Runnable {
        final Waiter waiter;
        final Part a, b;
        Guest(Waiter waiter, Part a, Part b) { this.waiter = waiter; this.a = a; this.b = b; }
        public void run() { waiter.serve(a, b); }
    }

    public static void main(String[] args) throws Exception {
        Part a = new Part(), b = new Part();
        new Thread(new Guest(new Waiter(), a, b)).start();
        new Thread(new Guest(new Waiter(), b, a)).start();
    }
}
