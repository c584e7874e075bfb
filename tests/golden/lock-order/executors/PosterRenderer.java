// run: scan --only lock-order
// expect: none
// the future is put into the map under the lock, but waited for after the lock is given back
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class PosterRenderer {
    private final ExecutorService worker = Executors.newSingleThreadExecutor();
    private final Map<String, Future<byte[]>> done = new HashMap<>();

    byte[] render(String name) throws InterruptedException, ExecutionException {
        Future<byte[]> f;
        synchronized (this) {
            f = done.get(name);
            if (f == null) {
                f = worker.submit(() -> scale(name));
                done.put(name, f);
            }
        }
        return f.get();
    }

    private static byte[] scale(String name) {
        byte[] out = new byte[16];
        for (int i = 0; i < out.length; i++) {
            out[i] = (byte) (name.charAt(i % name.length()) + i);
        }
        return out;
    }

    private synchronized void trim() {
        if (done.size() > 50) {
            done.clear();
        }
    }

    void scheduleTrim() {
        worker.execute(this::trim);
    }

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        PosterRenderer r = new PosterRenderer();
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
        } finally {
            janitor.join();
            r.worker.shutdown();
        }
    }
}
// corpus: unseen10
