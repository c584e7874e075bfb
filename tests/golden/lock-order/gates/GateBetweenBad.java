// run: scan --only lock-order
// expect: lock-order locks=GateBetweenBad$Desk,GateBetweenBad$Gate
// The desk and the drawer are locked in both orders, but both threads hold the gate when they ask for the
// second: that cannot be. One takes the gate under the desk, the other the desk under the gate: that can.
public class GateBetweenBad {
    static class Desk { int n; }
    static class Drawer { int n; }
    static class Gate { }
    static final Desk DESK = new Desk();
    static final Drawer DRAWER = new Drawer();
    static final Gate GATE = new Gate();

    static void pass() {
        synchronized (GATE) { open(); }
    }

    static void open() {
        synchronized (DRAWER) { DRAWER.n++; }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (DESK) { pass(); }
        }).start();
        new Thread(() -> {
            synchronized (GATE) {
                synchronized (DRAWER) {
                    synchronized (DESK) { DESK.n++; }
                }
            }
        }).start();
    }
}
