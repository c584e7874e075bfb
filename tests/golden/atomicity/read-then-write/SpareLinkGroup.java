// run: scan --only atomicity
// expect: none
// repaired form of the GlassFish-style rebalance: the idle count only says how many attempts to make; each attempt is a poll that answers null when a client was faster
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicInteger;

class SpareLinks {
    private final Deque<Integer> idle = new ArrayDeque<>();

    synchronized int idleCount() {
        return idle.size();
    }

    synchronized Integer pollIdle() {
        return idle.pollFirst();
    }

    synchronized void giveBack(Integer link) {
        idle.addLast(link);
    }
}

public class SpareLinkGroup {
    private final SpareLinks busySide;
    private final SpareLinks quietSide;
    private int moved;

    SpareLinkGroup(SpareLinks busySide, SpareLinks quietSide) {
        this.busySide = busySide;
        this.quietSide = quietSide;
    }

    synchronized void rebalance() {
        int attempts = quietSide.idleCount() / 2;
        for (int i = 0; i < attempts; i++) {
            Integer link = quietSide.pollIdle();
            if (link == null) {
                break;
            }
            busySide.giveBack(link);
            moved++;
        }
    }

    synchronized int moved() {
        return moved;
    }

    public static void main(String[] args) throws InterruptedException {
        SpareLinks busy = new SpareLinks();
        SpareLinks quiet = new SpareLinks();
        SpareLinkGroup group = new SpareLinkGroup(busy, quiet);
        AtomicInteger used = new AtomicInteger();
        Thread clients = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                quiet.giveBack(i);
                if ((i & 1) == 0 && quiet.pollIdle() != null) {
                    used.incrementAndGet();
                }
            }
        }, "clients");
        clients.start();
        while (clients.isAlive()) {
            group.rebalance();
        }
        clients.join();
        int left = busy.idleCount() + quiet.idleCount();
        System.out.println(left + used.get() + " " + (group.moved() >= 0));
    }
}
// corpus: unseen19
