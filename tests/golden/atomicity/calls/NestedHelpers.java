// run: scan --only atomicity
// expect: atomicity
// call graph shape: m1 holds A and calls m2, which calls m3 and m4; both lock B through m5
public class NestedHelpers {
    private final Object a = new Object();
    private final Audit audit;

    public NestedHelpers(Audit audit) {
        this.audit = audit;
    }

    public Audit audit() {
        return audit;
    }

    public void book() {
        synchronized (a) {
            both();
        }
    }

    private void both() {
        debit();
        credit();
    }

    private void debit() {
        synchronized (a) {
            note();
        }
    }

    private void credit() {
        synchronized (a) {
            note();
        }
    }

    private void note() {
        audit.entry();
    }

    public static class Audit {
        private int entries;

        public synchronized void entry() {
            entries++;
        }

        public synchronized int entries() {
            return entries;
        }

        public synchronized void clear() {
            entries = 0;
        }
    }
}
// corpus: unseen
