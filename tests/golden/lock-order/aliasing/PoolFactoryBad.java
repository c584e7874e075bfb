// run: scan --only lock-order --library
// expect: lock-order locks=PoolFactoryBad$Factory,PoolFactoryBad$Pool
// commons-pool shape (POOL-125): borrowObject makes objects under the pool's lock; the factory, locked, clears the pool.
public class PoolFactoryBad {
    public interface ObjectFactory { Object make(); }
    public static final class Pool {
        private final ObjectFactory factory;
        private Object idle;
        Pool(ObjectFactory f) { factory = f; }
        public synchronized Object borrow() {
            Object o = idle != null ? idle : factory.make();
            idle = null;
            return o;
        }
        public synchronized void clear() { idle = null; }
    }
    public static final class Factory implements ObjectFactory {
        private final Pool pool = new Pool(this);
        private int made;
        public Pool pool() { return pool; }
        @Override public synchronized Object make() { return made++; }
        public synchronized void reconfigure() { made = 0; pool.clear(); }
    }
}
// corpus: software
