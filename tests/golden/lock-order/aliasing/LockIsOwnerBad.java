// run: scan --only lock-order --library
// expect: lock-order locks=LockIsOwnerBad$Owner,LockIsOwnerBad$Part
// The part's lock field is its owner; the part's own monitor is a second lock.
public class LockIsOwnerBad {
    public static class Owner {
        private final Part part = new Part(this);
        private int n;
        public Part part() { return part; }
        public synchronized void sweep() { part.clean(); }
        synchronized void note() { n++; }
    }
    public static class Part {
        private final Object lock;
        private int dirt;
        Part(Owner o) { lock = o; }
        synchronized void clean() { dirt = 0; }
        public synchronized void soil() { synchronized (lock) { dirt++; } }
    }
}
