// run: scan --library --only stale-value
// Objects with a thread of their own: the class of the thread, a task that is the object itself, a loop to which methods
// hand their tasks. What the thread alone does is done by one at a time; what others do, too, is not.
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;

public class OwnThread extends Thread {
    private final Map<String, Integer> hits = new ConcurrentHashMap<>();
    private final Map<String, Integer> misses = new ConcurrentHashMap<>();
    private final BlockingQueue<String> queue = new LinkedBlockingQueue<>();

    @Override
    public void run() {
        try {
            while (!isInterrupted()) {
                hit(queue.take());
            }
        } catch (InterruptedException e) {
            interrupt();
        }
    }

    private void hit(String name) {
        Integer n = hits.get(name);
        hits.put(name, n == null ? 1 : n + 1);
        miss(name);
    }

    public void miss(String name) {
        Integer n = misses.get(name);
        misses.put(name, n == null ? 1 : n + 1); // expect: stale-value
    }

    public static class OwnTask implements Runnable {
        private final Map<String, Integer> hits = new ConcurrentHashMap<>();
        private final BlockingQueue<String> queue = new LinkedBlockingQueue<>();
        private final Thread thread;

        public OwnTask() {
            thread = new Thread(this, "own");
            thread.start();
        }

        @Override
        public void run() {
            try {
                while (true) {
                    hit(queue.take());
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        private void hit(String name) {
            Integer n = hits.get(name);
            hits.put(name, n == null ? 1 : n + 1);
        }
    }

    public static class Loop {
        private final Executor one = Executors.newSingleThreadExecutor();
        private final Map<String, Integer> hits = new ConcurrentHashMap<>();
        private final Map<String, Integer> misses = new ConcurrentHashMap<>();
        private final Runnable sweep = this::clearOne;

        private void inLoop(Runnable task) {
            one.execute(() -> {
                task.run();
            });
        }

        private void here(Runnable task) {
            task.run();
        }

        public void hit(String name) {
            inLoop(() -> {
                Integer n = hits.get(name);
                hits.put(name, n == null ? 1 : n + 1);
            });
            one.execute(sweep);
        }

        private void clearOne() {
            Integer n = hits.get("first");
            if (n != null) {
                hits.put("first", n - 1);
            }
        }

        public void miss(String name) {
            here(() -> {
                Integer n = misses.get(name);
                misses.put(name, n == null ? 1 : n + 1); // expect: stale-value
            });
        }
    }
}
