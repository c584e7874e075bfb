// borrow() holds the pool and calls synchronized ping() of an idle session; audit() holds the session (possibly idle) and calls synchronized pool.account(). Auditor and clients run concurrently.
// run: scan --only lock-order --min-severity medium
// expect: lock-order
// corpus: unseen30
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

public class SessionPool {

    private final Deque<DbSession> idle = new ArrayDeque<>();
    private final List<DbSession> all = new ArrayList<>();
    private int audited;

    class DbSession implements AutoCloseable {
        private final int id;
        private boolean dirty;
        private int queries;

        DbSession(int id) {
            this.id = id;
        }

        synchronized void query(String sql) {
            dirty = true;
            queries++;
        }

        synchronized boolean ping() {
            return !dirty;
        }

        @Override
        public void close() {
            synchronized (this) {
                dirty = false;
            }
            giveBack(this);
        }

        synchronized void audit() {
            account(queries);
        }

        synchronized String info() {
            return "#" + id + ":" + queries;
        }
    }

    synchronized DbSession borrow() {
        for (DbSession s : idle) {
            if (s.ping()) {
                idle.remove(s);
                return s;
            }
        }
        DbSession fresh = new DbSession(all.size());
        all.add(fresh);
        return fresh;
    }

    synchronized void giveBack(DbSession s) {
        idle.addLast(s);
    }

    synchronized void account(int queries) {
        audited += queries;
    }

    synchronized List<DbSession> sessions() {
        return new ArrayList<>(all);
    }

    public static void main(String[] args) throws InterruptedException {
        SessionPool pool = new SessionPool();
        Runnable client = () -> {
            for (int i = 0; i < 2; i++) {
                try (DbSession s = pool.borrow()) {
                    s.query("select 1");
                }
            }
        };
        Thread auditor = new Thread(() -> pool.sessions().forEach(DbSession::audit));
        Thread web = new Thread(client);
        Thread batch = new Thread(client);
        web.start();
        batch.start();
        auditor.start();
        web.join();
        batch.join();
        auditor.join();
        for (DbSession s : pool.sessions()) {
            System.out.println(s.info());
        }
    }
}
