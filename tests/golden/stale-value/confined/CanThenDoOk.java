// run: scan --only stale-value
// expect: none
// The callee checks again under its own lock.

public class CanThenDoOk {
    static class Library {
        private int copies = 1;
        synchronized boolean canBorrow() { return copies > 0; }
        synchronized boolean borrow() {
            if (copies == 0)
                return false;
            copies--;
            return true;
        }
        synchronized void bring() { copies++; }
    }

    public boolean borrow(Library lib) {
        boolean can = lib.canBorrow();
        if (can)
            return lib.borrow();
        return false;
    }
}
