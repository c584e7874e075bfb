import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class ConnectionDepot {
    static class Conn {
        private final int id;
        private int openStatements;
        private int queries;

        Conn(int id) {
            this.id = id;
        }

        int execute(String sql) {
            openStatements++;
            queries++;
            return sql.length() + id;
        }

        boolean dirty() {
            return openStatements > 0;
        }

        void reset() {
            openStatements = 0;
        }
    }

    static class Depot {
        private final BlockingQueue<Conn> idle = new LinkedBlockingQueue<>();
        private final AtomicInteger borrowed = new AtomicInteger();

        Depot(int n) {
            for (int i = 0; i < n; i++) {
                idle.add(new Conn(i));
            }
        }

        Conn borrow() throws InterruptedException {
            Conn c = idle.take();
            borrowed.incrementAndGet();
            return c;
        }

        void release(Conn c) {
            borrowed.decrementAndGet();
            idle.add(c);
            c.reset();
        }
    }

    static class Dao {
        private final Depot depot;

        Dao(Depot depot) {
            this.depot = depot;
        }

        int fetch(int key) throws InterruptedException {
            Conn c = depot.borrow();
            try {
                int n = c.execute("select * from t where k=" + key);
                return n + c.execute("commit");
            } finally {
                depot.release(c);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Depot depot = new Depot(2);
        Dao dao = new Dao(depot);
        AtomicInteger sum = new AtomicInteger();
        ExecutorService web = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 200; i++) {
            final int key = i;
            web.submit(() -> sum.addAndGet(dao.fetch(key)));
        }
        web.shutdown();
        if (!web.awaitTermination(10, TimeUnit.SECONDS)) {
            throw new IllegalStateException("slow");
        }
        int queries = 0;
        for (Conn c : depot.idle) {
            queries += c.queries;
        }
        System.out.println(sum.get() + " from " + queries + " queries, out " + depot.borrowed);
    }
}
