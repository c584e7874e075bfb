// run: scan --only atomicity
// expect: none
// the shelf's size is only a hint; pollNewest checks again and a null answer leads to a new connection
import java.util.ArrayDeque;
import java.util.Deque;

public class BorrowDesk {
    private final String tenant;
    private final WarmShelf shelf;
    private int created;
    private int reused;

    public BorrowDesk(String tenant, WarmShelf shelf) {
        this.tenant = tenant;
        this.shelf = shelf;
    }

    public synchronized String borrow() {
        String c = shelf.size() > 0 ? shelf.pollNewest() : null;
        if (c == null) {
            created++;
            return tenant + "#" + created;
        }
        reused++;
        return c;
    }

    public void release(String connection) {
        shelf.park(connection);
    }

    public synchronized String stats() {
        return tenant + " created=" + created + " reused=" + reused;
    }

    public static void main(String[] args) throws InterruptedException {
        WarmShelf shelf = new WarmShelf();
        BorrowDesk[] desks = {new BorrowDesk("red", shelf), new BorrowDesk("blue", shelf)};
        Thread[] users = new Thread[desks.length];
        for (int i = 0; i < desks.length; i++) {
            BorrowDesk d = desks[i];
            users[i] = new Thread(() -> {
                for (int k = 0; k < 20000; k++) {
                    String c = d.borrow();
                    d.release(c);
                }
            });
            users[i].start();
        }
        for (Thread t : users) {
            t.join();
        }
        for (BorrowDesk d : desks) {
            System.out.println(d.stats());
        }
    }
}

class WarmShelf {
    private final Deque<String> idle = new ArrayDeque<>();

    synchronized int size() {
        return idle.size();
    }

    synchronized String pollNewest() {
        return idle.pollLast();
    }

    synchronized void park(String c) {
        idle.addLast(c);
    }
}
// corpus: unseen11
