// run: scan --only lock-order --library
// expect: lock-order locks=ConstructorBad$Part,ConstructorBad$Store
// The constructor locks another part; it runs under the store's lock.
public class ConstructorBad {
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
