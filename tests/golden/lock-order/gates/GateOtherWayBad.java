// run: scan --only lock-order
// There is a shorter way to the second order, under the gate; the one that is shown is without it.
public class GateOtherWayBad {
    static class One { int n; }
    static class Two { int n; }
    static final Object GATE = new Object();
    static final One ONE = new One();
    static final Two TWO = new Two();

    static void back() {
        synchronized (TWO) {
            synchronized (ONE) { ONE.n--; } // expect: lock-order#1 locks=GateOtherWayBad$One,GateOtherWayBad$Two
        }
    }

    static void round() {
        back(); // expect: lock-order#1
    }

    static void around() {
        round();
    }

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (GATE) {
                synchronized (ONE) {
                    synchronized (TWO) { ONE.n++; } // expect: lock-order#1
                }
            }
        }).start();
        new Thread(() -> {
            synchronized (GATE) { back(); }
            around();
        }).start();
    }
}
