// run: scan --only lock-order --library
// expect: lock-order locks=Pool,Manager
// The shape of rabbitmq/rabbitmq-stream-java-client issue 49 (stream-client 0.4.0): hidden classes behind
// a public interface, and a function object that is handed out and run by whoever has it.
public class HiddenCoordinatorBad {
    public interface Environment {
        Runnable subscribe();

        void close();
    }

    public Environment build() {
        return new Coordinator();
    }
}

class Coordinator implements HiddenCoordinatorBad.Environment {
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

    synchronized void remove() {
        if (--n == 0)
            pool.dispose(this);
    }

    synchronized void close() {
        n = 0;
    }
}
// corpus: documented
