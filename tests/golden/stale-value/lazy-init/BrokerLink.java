// run: scan --only stale-value
// expect: stale-value
// connect tests the volatile future for null and assigns it without a lock: two callers open two connections and one leaks
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class BrokerLink {
    record Wire(int number) { }

    private final ExecutorService io;
    private final AtomicInteger opened = new AtomicInteger();
    private volatile CompletableFuture<Wire> link;

    public BrokerLink(ExecutorService io) {
        this.io = io;
    }

    public CompletableFuture<Wire> connect() {
        if (link == null) {
            link = CompletableFuture.supplyAsync(this::open, io);
        }
        return link;
    }

    private Wire open() {
        return new Wire(opened.incrementAndGet());
    }

    public int opened() {
        return opened.get();
    }

    public static void main(String[] args) throws InterruptedException {
        ExecutorService io = Executors.newCachedThreadPool();
        for (int round = 0; round < 1000; round++) {
            BrokerLink link = new BrokerLink(io);
            Thread a = new Thread(() -> link.connect().join());
            Thread b = new Thread(() -> link.connect().join());
            a.start();
            b.start();
            a.join();
            b.join();
            if (link.opened() > 1) {
                System.out.println("leaked in round " + round);
            }
        }
        io.shutdown();
        io.awaitTermination(5, TimeUnit.SECONDS);
    }
}
// corpus: unseen11
