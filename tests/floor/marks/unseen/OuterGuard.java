import java.util.ArrayList;
import java.util.List;

/** Handles of a pool lock the pool that made them. */
public class OuterGuard {
    private final List<Handle> idle = new ArrayList<>(); // shared
    private int leased;
    private int pings;

    class Handle {
        private int uses;

        void release() {
            synchronized (OuterGuard.this) {
                uses++; // @use not held: this, not parallel: use, not parallel: lease
                giveBack(this);
            }
        }

        void ping() {
            pings++; // @ping not held: this, parallel: ping, parallel: back
        }
    }

    synchronized Handle lease() {
        leased++; // @lease held: this, not parallel: lease, not parallel: back
        if (idle.isEmpty()) {
            return create();
        }
        return idle.remove(idle.size() - 1);
    }

    private Handle create() {
        return new Handle(); // @create held: this, shared
    }

    private void giveBack(Handle h) {
        leased--; // @back held: this, not parallel: back
        idle.add(h);
    }

    public static void main(String[] args) throws InterruptedException {
        OuterGuard pool = new OuterGuard(); // shared
        Thread[] users = new Thread[3]; // confined
        for (int i = 0; i < users.length; i++) {
            users[i] = new Thread(() -> {
                Handle h = pool.lease();
                h.ping();
                h.release();
            });
            users[i].start();
        }
        for (Thread u : users) {
            u.join();
        }
        System.out.println(pool.idle.get(0).uses + pool.leased); // @end not parallel: back, not parallel: ping
    }
}
