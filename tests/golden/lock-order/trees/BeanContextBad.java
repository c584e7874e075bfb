// run: scan --only lock-order --library
// expect: lock-order locks=BeanContextBad$Bean,java.lang.Object
// java.beans.beancontext: the static hierarchy lock and the bean's own lock.
public class BeanContextBad {
    static final Object globalHierarchyLock = new Object();
    public static final class Bean {
        private int children;
        public void add() { synchronized (globalHierarchyLock) { synchronized (this) { children++; } } }
        public synchronized void setLocale() { update(); }
        private void update() { synchronized (globalHierarchyLock) { children--; } }
    }
}
// corpus: software
