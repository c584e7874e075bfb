/** A cache hands out anonymous refresh tasks that call back into the cache that made them. */
public class RefreshTask {
    private int version;
    private int refreshes;
    private int skips;

    private synchronized void refresh() {
        refreshes++; // @refresh held: this, not parallel: refresh, not parallel: bump
        bump();
    }

    private void bump() {
        version++; // @bump held: this, not parallel: bump
    }

    private void skip() {
        skips++; // @skip not held: this, parallel: skip, parallel: bump
    }

    Runnable task() {
        return new Runnable() { // @task not parallel: runs
            private int runs;

            @Override
            public void run() {
                runs++; // @runs not held: this, parallel: runs, parallel: skip
                if (runs % 2 == 1) {
                    refresh();
                } else {
                    skip();
                }
                synchronized (RefreshTask.this) {
                    bump();
                }
            }
        };
    }

    public static void main(String[] args) throws InterruptedException {
        RefreshTask cache = new RefreshTask(); // shared
        Runnable[] tasks = new Runnable[4]; // confined
        for (int i = 0; i < tasks.length; i++) {
            tasks[i] = cache.task();
        }
        Thread[] threads = new Thread[tasks.length]; // confined
        for (int i = 0; i < threads.length; i++) {
            Runnable task = tasks[i];
            threads[i] = new Thread(() -> {
                task.run();
                task.run();
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(cache.version + cache.refreshes + cache.skips); // @end not parallel: bump, not parallel: runs
    }
}
