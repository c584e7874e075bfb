// run: scan --library
// expect: lock-order locks=InstanceInitBad$Part,InstanceInitBad$Store
// The instance initialiser and the constructor lock; they run under the store's lock.
public class InstanceInitBad {
    public static class Store {
        private int parts;
        public synchronized Part make(Part proto) { parts++; return new Part(proto); }
        public synchronized int parts() { return parts; }
    }
    public static class Part {
        private int size;
        public Part() { }
        Part(Part proto) { size = proto.size(); }
        public synchronized int size() { return size; }
        public synchronized void fit(Store s) { size = s.parts(); }
    }
}
