// run: scan --library --only lock-order
// The same in a library.
// expect: lock-order severity=high
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class QueuedBehindLibraryBad {
    private final ExecutorService worker = Executors.newSingleThreadExecutor();
    private final Map<String, byte[]> done = new HashMap<>();

    public synchronized byte[] render(String name) throws InterruptedException, ExecutionException {
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

    private synchronized void trim() {
        if (done.size() > 50) {
            done.clear();
        }
    }

    public void scheduleTrim() {
        worker.execute(this::trim);
    }

}
