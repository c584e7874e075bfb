import java.util.concurrent.atomic.AtomicInteger;

/** One thread per connection: what belongs to the connection belongs to its thread. */
public class ConnectionWorkers {
    static class Connection {
        final int id;
        final byte[] buffer = new byte[256]; // confined
        int reads;

        Connection(int id) {
            this.id = id;
        }

        void read(int b) {
            buffer[reads % buffer.length] = (byte) b; // @read parallel: read
            reads++;
        }
    }

    private final AtomicInteger total = new AtomicInteger();
    private int lastId;

    void serve(int id) {
        Connection c = new Connection(id); // confined
        for (int i = 0; i < 100; i++) {
            c.read(i);
        }
        synchronized (this) {
            lastId = c.id; // @last held: this, not parallel: last, parallel: read
        }
        total.addAndGet(c.reads);
    }

    void serveAll(int n) throws InterruptedException {
        Thread[] threads = new Thread[n]; // @threads not parallel: read, confined
        for (int i = 0; i < n; i++) {
            int id = i;
            threads[i] = new Thread(() -> serve(id), "conn-" + id);
            threads[i].start(); // @accept parallel: read
        }
        for (Thread t : threads) {
            t.join();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ConnectionWorkers server = new ConnectionWorkers(); // shared
        server.serveAll(4);
        int last = server.lastId; // @done not parallel: last, not parallel: read
        System.out.println(server.total.get() == 400 && last >= 0);
    }
}
