// run: scan --only lock-order
// expect: none
// The evictor takes the connection out under the lock and closes it afterwards.
import java.util.ArrayDeque;

public class DbcpEvictorOk {
    static class Pool {
        private final ArrayDeque<Connection> idle = new ArrayDeque<>();
        synchronized void give(Connection c) { if (idle.size() < 4) idle.add(c); }
        private synchronized Connection poll() { return idle.poll(); }
        void evict() { Connection c = poll(); if (c != null) c.reallyClose(); }
    }
    static class Connection {
        private final Pool pool;
        private boolean open = true;
        Connection(Pool p) { pool = p; }
        synchronized void close() { pool.give(this); }
        synchronized void reallyClose() { open = false; }
    }
    static class Evictor extends Thread {
        private final Pool pool;
        Evictor(Pool p) { pool = p; }
        @Override public void run() { for (int i = 0; i < 100000; i++) pool.evict(); }
    }

    public static void main(String[] args) {
        Pool p = new Pool();
        Connection c = new Connection(p);
        new Evictor(p).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { c.close(); }
        }).start();
    }
}
// corpus: software
