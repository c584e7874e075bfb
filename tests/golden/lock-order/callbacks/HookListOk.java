// run: scan --only lock-order
// expect: none
// The hook that locks is in the list whose hooks are run without a lock.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class HookListOk {
    static class Engine {
        private final List<Runnable> stopHooks = new ArrayList<>();
        private final List<Runnable> idleHooks = new ArrayList<>();
        private int running;

        synchronized void onStop(Runnable hook) { stopHooks.add(hook); }
        synchronized void onIdle(Runnable hook) { idleHooks.add(hook); }
        synchronized int running() { return running; }

        synchronized void stop() {
            running = 0;
            for (Runnable hook : stopHooks)
                hook.run();
        }

        void idle() {
            List<Runnable> hooks;
            synchronized (this) {
                hooks = new ArrayList<>(idleHooks);
            }
            for (Runnable hook : hooks)
                hook.run();
        }
    }

    static class Cache {
        private final Engine engine;
        private int entries;

        Cache(Engine engine) {
            this.engine = engine;
            engine.onIdle(this::clear);
            engine.onStop(() -> System.out.println("stop"));
        }
        synchronized void clear() { entries = 0; }
        synchronized void add() { entries += engine.running(); }
    }

    public static void main(String[] args) {
        Engine engine = new Engine();
        Cache cache = new Cache(engine);
        engine.onIdle(() -> System.out.println("a"));
        engine.onIdle(() -> System.out.println("b"));
        engine.onIdle(() -> System.out.println("c"));
        ExecutorService pool = Executors.newFixedThreadPool(4);
        pool.execute(() -> { for (int i = 0; i < 100000; i++) cache.add(); });
        pool.execute(() -> { for (int i = 0; i < 100000; i++) engine.stop(); });
        pool.execute(engine::idle);
        pool.execute(() -> System.out.println("started"));
        pool.shutdown();
    }
}
