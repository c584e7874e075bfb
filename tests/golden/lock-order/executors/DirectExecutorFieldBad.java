// run: scan --only lock-order
// expect: lock-order locks=DirectExecutorFieldBad$Index,DirectExecutorFieldBad$Store
// The executor was given to the constructor and runs tasks in the calling thread.
import java.util.concurrent.Executor;

public class DirectExecutorFieldBad {
    static class Direct implements Executor { public void execute(Runnable r) { r.run(); } }
    static class Index { int n; synchronized void add(Store s) { n += s.size(); } }
    static class Store {
        private final Executor executor;
        private final Index index = new Index();
        private int n;
        Store(Executor executor) { this.executor = executor; }
        synchronized void put() { n++; executor.execute(() -> index.add(this)); }
        synchronized int size() { return n; }
    }

    public static void main(String[] args) throws Exception {
        Store store = new Store(new Direct());
        new Thread(() -> { for (int i = 0; i < 100000; i++) { store.put(); } }).start();
        new Thread(() -> { for (int i = 0; i < 100000; i++) { store.index.add(store); } }).start();
    }
}
