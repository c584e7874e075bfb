// run: scan --only stale-value
// expect: none
// only the thread whose compareAndSet from null succeeds opens the connection, all others get its future
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

public class ConnectOnce {
    record Wire(int number) { }

    private final ExecutorService io;
    private final AtomicInteger opened = new AtomicInteger();
    private final AtomicReference<CompletableFuture<Wire>> link = new AtomicReference<>();

    public ConnectOnce(ExecutorService io) {
        this.io = io;
    }

    public CompletableFuture<Wire> connect() {
        CompletableFuture<Wire> present = link.get();
        if (present != null) {
            return present;
        }
        CompletableFuture<Wire> mine = new CompletableFuture<>();
        if (link.compareAndSet(null, mine)) {
            io.execute(() -> mine.complete(open()));
            return mine;
        }
        return link.get();
    }

    private Wire open() {
        return new Wire(opened.incrementAndGet());
    }

    public int opened() {
        return opened.get();
    }

    public static void main(String[] args) throws InterruptedException {
        ExecutorService io = Executors.newCachedThreadPool();
        for (int round = 0; round < 200; round++) {
            ConnectOnce link = new ConnectOnce(io);
            Thread a = new Thread(() -> link.connect().join());
            Thread b = new Thread(() -> link.connect().join());
            a.start();
            b.start();
            a.join();
            b.join();
            if (link.opened() != 1) {
                throw new IllegalStateException("round " + round);
            }
        }
        io.shutdown();
        io.awaitTermination(5, TimeUnit.SECONDS);
    }
}
// corpus: unseen11
