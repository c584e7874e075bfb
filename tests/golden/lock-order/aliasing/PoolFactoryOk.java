// run: scan --only lock-order --library
// expect: none
// Repaired: the factory is called outside the pool's lock.
public class PoolFactoryOk {
    public interface ObjectFactory { Object make(); }
    public static final class Pool {
        private final ObjectFactory factory;
        private Object idle;
        Pool(ObjectFactory f) { factory = f; }
        private synchronized Object poll() { Object o = idle; idle = null; return o; }
        public Object borrow() {
            Object o = poll();
            return o != null ? o : factory.make();
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
