// run: scan --only stale-value
// expect: none
// getsentry/sentry-java#1759 (closed as no bug) - get and put on the retry table are two steps, but only tasks of the single-thread executor write it; other threads only look
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class EnvelopeSender {
    enum Category { ERROR, SESSION, ATTACHMENT }

    private final Map<Category, Long> retryAfter = new ConcurrentHashMap<>();
    private final ExecutorService worker = Executors.newSingleThreadExecutor();

    void send(Category category, long now) {
        worker.execute(() -> transmit(category, now));
    }

    private void transmit(Category category, long now) {
        Long until = retryAfter.get(category);
        if (until != null && until > now) {
            return;
        }
        int answer = (now % 7 == 0) ? 429 : 200;
        if (answer == 429) {
            updateRetryAfter(category, now + 5);
        }
    }

    private void updateRetryAfter(Category category, long until) {
        Long old = retryAfter.get(category);
        if (old == null || until > old) {
            retryAfter.put(category, until);
        }
    }

    String describe() {
        return retryAfter.toString();
    }

    boolean shutdown() throws InterruptedException {
        worker.shutdown();
        return worker.awaitTermination(5, TimeUnit.SECONDS);
    }

    public static void main(String[] args) throws InterruptedException {
        EnvelopeSender sender = new EnvelopeSender();
        Thread[] app = new Thread[3];
        for (int i = 0; i < app.length; i++) {
            Category category = Category.values()[i];
            app[i] = new Thread(() -> {
                for (int now = 0; now < 2_000; now++) {
                    sender.send(category, now);
                }
            });
            app[i].start();
        }
        System.out.println(sender.describe().length() > 0);
        for (Thread t : app) {
            t.join();
        }
        System.out.println(sender.shutdown());
    }
}
// corpus: unseen18
