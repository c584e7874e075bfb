// run: scan --only lock-order --library
// expect: lock-order locks=java.lang.Object,java.lang.Object
// Two classes share two mutexes given to their constructors by their owner.
public class SharedMutexBad {
    static class Reader {
        private final Object data, index;
        private int n;
        Reader(Object d, Object i) { data = d; index = i; }
        void read() { synchronized (data) { synchronized (index) { n++; } } }
    }
    static class Indexer {
        private final Object data, index;
        private int n;
        Indexer(Object d, Object i) { data = d; index = i; }
        void index() { synchronized (index) { synchronized (data) { n++; } } }
    }
    private final Object dataLock = new Object(), indexLock = new Object();
    private final Reader reader = new Reader(dataLock, indexLock);
    private final Indexer indexer = new Indexer(dataLock, indexLock);
    public void read() { reader.read(); }
    public void index() { indexer.index(); }
}
