// run: scan --only lock-order
// expect: lock-order
// shutdown holds the pool and takes each link's monitor; SqlLink.close holds the link and takes the pool's monitor
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;

public class SqlLinkPool {
    private final Deque<SqlLink> idle = new ArrayDeque<>();
    private final Set<SqlLink> leased = new LinkedHashSet<>();
    private int serial;
    private boolean down;

    public synchronized SqlLink lease() {
        if (down) {
            throw new IllegalStateException("pool is down");
        }
        SqlLink link = idle.pollFirst();
        if (link == null) {
            link = new SqlLink(this, ++serial);
        }
        leased.add(link);
        return link;
    }

    synchronized void giveBack(SqlLink link) {
        if (leased.remove(link) && !down) {
            idle.addLast(link);
        }
    }

    public synchronized void shutdown() {
        down = true;
        for (SqlLink link : leased) {
            link.abort();
        }
        leased.clear();
        idle.clear();
    }

    public static void main(String[] args) throws InterruptedException {
        SqlLinkPool pool = new SqlLinkPool();
        Thread[] users = new Thread[4];
        for (int i = 0; i < users.length; i++) {
            SqlLink link = pool.lease();
            users[i] = new Thread(() -> {
                link.execute("select 1");
                link.close();
            }, "user-" + i);
            users[i].start();
        }
        pool.shutdown();
        for (Thread t : users) {
            t.join();
        }
    }
}

class SqlLink {
    private final SqlLinkPool owner;
    private final int id;
    private boolean broken;
    private int statements;

    SqlLink(SqlLinkPool owner, int id) {
        this.owner = owner;
        this.id = id;
    }

    synchronized int execute(String sql) {
        if (broken) {
            return -1;
        }
        return ++statements + sql.length() + id;
    }

    synchronized void close() {
        statements = 0;
        owner.giveBack(this);
    }

    synchronized void abort() {
        broken = true;
    }
}
// corpus: unseen11
