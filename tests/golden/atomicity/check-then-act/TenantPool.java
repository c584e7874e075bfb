// run: scan --only atomicity
// expect: atomicity
// borrow asks the shelf for its size and then takes from it in a second locked call; the shelf is shared by pools with different monitors
import java.util.ArrayDeque;
import java.util.Deque;

public class TenantPool {
    private final String tenant;
    private final IdleShelf shelf;
    private int created;
    private int reused;

    public TenantPool(String tenant, IdleShelf shelf) {
        this.tenant = tenant;
        this.shelf = shelf;
    }

    public synchronized String borrow() {
        if (shelf.size() > 0) {
            String c = shelf.takeNewest();
            reused++;
            return c;
        }
        created++;
        return tenant + "#" + created;
    }

    public void release(String connection) {
        shelf.park(connection);
    }

    public synchronized String stats() {
        return tenant + " created=" + created + " reused=" + reused;
    }

    public static void main(String[] args) throws InterruptedException {
        IdleShelf shelf = new IdleShelf();
        TenantPool[] pools = {new TenantPool("red", shelf), new TenantPool("blue", shelf)};
        Thread[] users = new Thread[pools.length];
        for (int i = 0; i < pools.length; i++) {
            TenantPool p = pools[i];
            users[i] = new Thread(() -> {
                for (int k = 0; k < 20000; k++) {
                    String c = p.borrow();
                    p.release(c);
                }
            });
            users[i].start();
        }
        for (Thread t : users) {
            t.join();
        }
        for (TenantPool p : pools) {
            System.out.println(p.stats());
        }
    }
}

class IdleShelf {
    private final Deque<String> idle = new ArrayDeque<>();

    synchronized int size() {
        return idle.size();
    }

    synchronized String takeNewest() {
        return idle.removeLast();
    }

    synchronized void park(String c) {
        idle.addLast(c);
    }
}
// corpus: unseen11
