// run: scan --only lock-order
// expect: lock-order
// Link.close holds the link and then locks the pool; LinkPool.reap holds the pool and then locks each link
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

public class PooledConnectionReaper {
    static final class Link {
        private final LinkPool owner;
        private long lastUsed;

        Link(LinkPool owner) {
            this.owner = owner;
        }

        synchronized void use() {
            lastUsed = System.nanoTime();
        }

        synchronized long idleSince() {
            return lastUsed;
        }

        synchronized void close() {
            lastUsed = System.nanoTime();
            owner.giveBack(this);
        }
    }

    static final class LinkPool {
        private final Deque<Link> free = new ArrayDeque<>();
        private final List<Link> all = new ArrayList<>();

        synchronized Link borrow() {
            Link l = free.poll();
            if (l == null) {
                l = new Link(this);
                all.add(l);
            }
            return l;
        }

        synchronized void giveBack(Link l) {
            free.addLast(l);
        }

        synchronized int reap(long maxIdle) {
            long now = System.nanoTime();
            int late = 0;
            for (Link l : all) {
                if (now - l.idleSince() > maxIdle) {
                    late++;
                }
            }
            return late;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LinkPool pool = new LinkPool();
        Runnable user = () -> {
            for (int i = 0; i < 20_000; i++) {
                Link l = pool.borrow();
                l.use();
                l.close();
            }
        };
        Thread reaper = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                pool.reap(1_000_000L);
            }
        }, "reaper");
        Thread a = new Thread(user);
        Thread b = new Thread(user);
        a.start();
        b.start();
        reaper.start();
        a.join();
        b.join();
        reaper.join();
    }
}
// corpus: unseen14
