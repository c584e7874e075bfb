// run: scan --only stale-value
// expect: stale-value method=CanThenDoBad.borrow line=here

public class CanThenDoBad {
    static class Library {
        private int copies = 1;
        synchronized boolean canBorrow() { return copies > 0; }
        synchronized void borrow() { copies--; }
        synchronized void bring() { copies++; }
    }

    public void borrow(Library lib) {
        boolean can = lib.canBorrow();
        if (can)
            lib.borrow(); // <- here
    }
}
