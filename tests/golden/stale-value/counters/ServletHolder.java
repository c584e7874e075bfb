// run: scan --only stale-value
// expect: stale-value
// the volatile count of running requests is changed with ++ and --, which lose updates, so unload never sees zero or sees it too early
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class ServletHolder {
    interface Handler {
        int handle(String path);
    }

    private final Handler handler;
    private volatile int running;
    private volatile boolean unloading;

    public ServletHolder(Handler handler) {
        this.handler = handler;
    }

    public int service(String path) {
        running++;
        try {
            return unloading ? 503 : handler.handle(path);
        } finally {
            running--;
        }
    }

    public boolean unload(long attempts) throws InterruptedException {
        unloading = true;
        for (long i = 0; i < attempts; i++) {
            if (running == 0) {
                return true;
            }
            Thread.sleep(1);
        }
        return false;
    }

    public static void main(String[] args) throws InterruptedException {
        ServletHolder holder = new ServletHolder(p -> p.isEmpty() ? 404 : 200);
        ExecutorService http = Executors.newFixedThreadPool(8);
        for (int i = 0; i < 100000; i++) {
            String path = "/p" + i;
            http.execute(() -> holder.service(path));
        }
        http.shutdown();
        http.awaitTermination(10, TimeUnit.SECONDS);
        System.out.println(holder.unload(100));
    }
}
// corpus: unseen11
