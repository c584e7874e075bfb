// run: scan --only lock-order
// What may be first needs another lock.
// expect: none
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class QueuedBehindLockOk {
    private final ExecutorService worker = Executors.newSingleThreadExecutor();
    private final Map<String, byte[]> done = new HashMap<>();

    synchronized byte[] render(String name) throws InterruptedException, ExecutionException {
        byte[] img = done.get(name);
        if (img == null) {
            Future<byte[]> f = worker.submit(() -> scale(name));
            img = f.get();
            done.put(name, img);
        }
        return img;
    }

    private static byte[] scale(String name) {
        byte[] out = new byte[16];
        for (int i = 0; i < out.length; i++) {
            out[i] = (byte) (name.charAt(i % name.length()) + i);
        }
        return out;
    }

    private void trim() { synchronized (worker) {
        if (done.size() > 50) {
            done.clear();
        } }
    }

    void scheduleTrim() {
        worker.execute(this::trim);
    }

    public static void main(String[] args) throws InterruptedException {
        QueuedBehindLockOk r = new QueuedBehindLockOk();
        Thread janitor = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                r.scheduleTrim();
            }
        });
        janitor.start();
        try {
            for (int i = 0; i < 1_000; i++) {
                r.render("img" + i);
            }
        } catch (ExecutionException e) {
            System.err.println(e.getCause());
        }
        janitor.join();
        r.worker.shutdown();
    }
}
