// run: scan --only lock-order
// expect: none
// As ObserverBad, but today is only ever called with the type that takes no lock.
interface DoBad { void doIt(); }

class DivByZero implements DoBad {
    int n;
    public synchronized void doIt() { n++; }
    synchronized void undo() { ObserverOk.clear(); }
}

class DoNothing implements DoBad {
    public void doIt() { }
}

public class ObserverOk {
    static int n;
    static synchronized void today(DoBad howTo) { howTo.doIt(); }
    static synchronized void clear() { n = 0; }
    public static void main(String[] args) {
        DivByZero d = new DivByZero();
        d.doIt();
        new Thread(() -> today(new DoNothing())).start();
        new Thread(() -> d.undo()).start();
    }
}
// corpus: seed
