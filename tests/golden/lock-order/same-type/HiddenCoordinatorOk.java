// run: scan --only lock-order --library
// expect: none
// The repaired twin: the pool is told after the lock was released.
public class HiddenCoordinatorOk {
    public interface Environment {
        Runnable subscribe();

        void close();
    }

    public Environment build() {
        return new Coordinator();
    }
}

class Coordinator implements HiddenCoordinatorOk.Environment {
    private final Pool pool = new Pool();

    @Override
    public Runnable subscribe() {
        Manager manager = pool.manager();
        return () -> manager.remove();
    }

    @Override
    public void close() {
        pool.close();
    }
}

class Pool {
    private Manager current;

    synchronized Manager manager() {
        if (current == null)
            current = new Manager(this);
        return current;
    }

    synchronized void dispose(Manager manager) {
        if (current == manager)
            current = null;
    }

    synchronized void close() {
        if (current != null)
            current.close();
    }
}

class Manager {
    private final Pool pool;
    private int n;

    Manager(Pool pool) {
        this.pool = pool;
    }

    void remove() {
        boolean isEmpty;
        synchronized (this) {
            isEmpty = --n == 0;
        }
        if (isEmpty)
            pool.dispose(this);
    }

    synchronized void close() {
        n = 0;
    }
}
// corpus: documented
