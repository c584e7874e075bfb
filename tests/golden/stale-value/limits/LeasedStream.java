// run: scan --library --only stale-value
// expect: stale-value
// close tests the flag and sets it in two atomic steps: two closers both release the permit
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;

public class LeasedStream extends InputStream {
    private final ByteArrayInputStream body;
    private final Semaphore connections;
    private final AtomicBoolean closed = new AtomicBoolean();

    private LeasedStream(byte[] body, Semaphore connections) {
        this.body = new ByteArrayInputStream(body);
        this.connections = connections;
    }

    public static LeasedStream open(byte[] body, Semaphore connections) throws InterruptedException {
        connections.acquire();
        return new LeasedStream(body, connections);
    }

    @Override
    public int read() throws IOException {
        if (closed.get()) {
            throw new IOException("stream closed");
        }
        return body.read();
    }

    @Override
    public int available() {
        return closed.get() ? 0 : body.available();
    }

    @Override
    public void close() {
        if (!closed.get()) {
            closed.set(true);
            connections.release();
        }
    }
}
// corpus: unseen11
