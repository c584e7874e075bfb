// run: scan --library --only stale-value
// expect: none
// whoever turns the flag with compareAndSet is the only one to release the permit
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;

public class LeasedReader extends Reader {
    private final StringReader body;
    private final Semaphore connections;
    private final AtomicBoolean closed = new AtomicBoolean();

    private LeasedReader(String body, Semaphore connections) {
        this.body = new StringReader(body);
        this.connections = connections;
    }

    public static LeasedReader open(String body, Semaphore connections) throws InterruptedException {
        connections.acquire();
        return new LeasedReader(body, connections);
    }

    @Override
    public int read(char[] into, int off, int len) throws IOException {
        return body.read(into, off, len);
    }

    public boolean isOpen() {
        return !closed.get();
    }

    @Override
    public void close() {
        if (closed.compareAndSet(false, true)) {
            body.close();
            connections.release();
        }
    }
}
// corpus: unseen11
