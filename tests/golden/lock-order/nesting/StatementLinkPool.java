// run: scan --only lock-order
// expect: lock-order
// gwinstanley/DBPool#4: recycle() holds the open list and closes statements, which takes the idle map; prepare() holds the idle map and takes the open list
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class StatementLinkPool {
    private final Deque<PooledLink> free = new ArrayDeque<>();

    public synchronized PooledLink checkOut() {
        PooledLink link = free.poll();
        return link != null ? link : new PooledLink();
    }

    public synchronized void checkIn(PooledLink link) {
        link.recycle();
        free.add(link);
    }

    public static void main(String[] args) throws InterruptedException {
        StatementLinkPool pool = new StatementLinkPool();
        PooledLink link = pool.checkOut();
        Thread request = new Thread(() -> {
            for (int i = 0; i < 50_000; i++) {
                link.prepare("select " + (i & 7));
            }
        }, "http-10");
        Thread reaper = new Thread(() -> {
            for (int i = 0; i < 5_000; i++) {
                pool.checkIn(link);
            }
        }, "Finalizer");
        request.start();
        reaper.start();
        request.join();
        reaper.join();
    }
}

class PooledLink {
    private final Map<String, Deque<CachedStatement>> idle = new HashMap<>();
    private final List<CachedStatement> open = new ArrayList<>();

    CachedStatement prepare(String sql) {
        synchronized (idle) {
            Deque<CachedStatement> q = idle.get(sql);
            CachedStatement st = q == null ? null : q.poll();
            if (st == null) {
                st = new CachedStatement(this, sql);
            }
            synchronized (open) {
                open.add(st);
            }
            return st;
        }
    }

    void statementClosed(CachedStatement st) {
        synchronized (idle) {
            Deque<CachedStatement> q = idle.computeIfAbsent(st.sql, k -> new ArrayDeque<>());
            if (q.size() < 16) {
                q.push(st);
            }
        }
    }

    void recycle() {
        synchronized (open) {
            for (CachedStatement st : open) {
                st.close();
            }
            open.clear();
        }
    }
}

class CachedStatement {
    final String sql;
    private final PooledLink owner;

    CachedStatement(PooledLink owner, String sql) {
        this.owner = owner;
        this.sql = sql;
    }

    void close() {
        owner.statementClosed(this);
    }
}
// corpus: unseen19
