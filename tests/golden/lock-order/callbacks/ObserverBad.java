// run: scan --only lock-order
// expect: lock-order locks=DivByZero,ObserverBad.class
// After section 3.2: only the behaviour of today for DivByZero takes a second lock; DivByZero.undo takes them the other way.
interface DoBad { void doIt(); }

class DivByZero implements DoBad {
    int n;
    public synchronized void doIt() { n++; }
    synchronized void undo() { ObserverBad.clear(); }
}

class DoNothing implements DoBad {
    public void doIt() { }
}

public class ObserverBad {
    static int n;
    static synchronized void today(DoBad howTo) { howTo.doIt(); }
    static synchronized void clear() { n = 0; }
    public static void main(String[] args) {
        DivByZero d = new DivByZero();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { today(new DoNothing()); today(d); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) d.undo();
        }).start();
    }
}
// corpus: seed
