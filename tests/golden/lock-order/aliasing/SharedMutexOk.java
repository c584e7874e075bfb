// run: scan --only lock-order --library
// expect: none
// As SharedMutexBad with one order; the names of the fields would suggest two.
public class SharedMutexOk {
    static class Reader {
        private final Object a, b;
        private int n;
        Reader(Object a, Object b) { this.a = a; this.b = b; }
        void read() { synchronized (a) { synchronized (b) { n++; } } }
    }
    static class Indexer {
        private final Object a, b;
        private int n;
        Indexer(Object a, Object b) { this.a = a; this.b = b; }
        void index() { synchronized (b) { synchronized (a) { n++; } } }
    }
    private final Object dataLock = new Object(), indexLock = new Object();
    private final Reader reader = new Reader(dataLock, indexLock);
    private final Indexer indexer = new Indexer(indexLock, dataLock);
    public void read() { reader.read(); }
    public void index() { indexer.index(); }
}
