import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Blocking connection pool with an orderly close.
 */
public class PooledConnections {

    public static final class Connection {
        private final int id;

        Connection(int id) {
            this.id = id;
        }

        public String query(String sql) {
            return id + ":" + sql.length();
        }
    }

    public static class Pool implements AutoCloseable {
        private final Lock lock = new ReentrantLock();
        private final Condition returned = lock.newCondition();
        private final Deque<Connection> idle = new ArrayDeque<>();
        private boolean closed;
        private int leased;

        public Pool(int size) {
            for (int i = 0; i < size; i++) {
                idle.add(new Connection(i));
            }
        }

        public Connection borrow() throws InterruptedException {
            if (closed) {
                throw new IllegalStateException("pool is closed");
            }
            lock.lock();
            try {
                while (idle.isEmpty()) {
                    returned.await();
                }
                leased++;
                return idle.pop();
            } finally {
                lock.unlock();
            }
        }

        public void giveBack(Connection c) {
            lock.lock();
            try {
                idle.push(c);
                leased--;
                returned.signal();
            } finally {
                lock.unlock();
            }
        }

        @Override
        public void close() {
            lock.lock();
            try {
                closed = true;
                while (leased > 0) {
                    returned.awaitUninterruptibly();
                }
                idle.clear();
                idle.add(new Connection(-1));
                returned.signalAll();
            } finally {
                lock.unlock();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Pool pool = new Pool(2);
        Thread[] clients = new Thread[2];
        for (int i = 0; i < clients.length; i++) {
            clients[i] = new Thread(() -> {
                try {
                    for (int q = 0; q < 100; q++) {
                        Connection c = pool.borrow();
                        try {
                            c.query("select " + q);
                        } finally {
                            pool.giveBack(c);
                        }
                    }
                } catch (IllegalStateException | InterruptedException e) {
                    System.out.println("client stopped: " + e.getMessage());
                }
            });
            clients[i].start();
        }
        pool.close();
        for (Thread t : clients) {
            t.join();
        }
        System.out.println("done");
    }
}
