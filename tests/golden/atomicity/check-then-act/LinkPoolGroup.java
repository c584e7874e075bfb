// run: scan --only atomicity
// expect: atomicity
// GlassFish pool resize style (eclipse-ee4j/glassfish#23483): the number of idle links is asked first and so many are then taken from the donor, which its own clients empty in between
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicInteger;

class IdleLinks {
    private final Deque<Integer> idle = new ArrayDeque<>();

    synchronized int idleCount() {
        return idle.size();
    }

    synchronized Integer takeIdle() {
        return idle.removeFirst();
    }

    synchronized Integer borrowOrNull() {
        return idle.pollFirst();
    }

    synchronized void giveBack(Integer link) {
        idle.addLast(link);
    }
}

public class LinkPoolGroup {
    private final IdleLinks busySide;
    private final IdleLinks quietSide;
    private int moved;

    LinkPoolGroup(IdleLinks busySide, IdleLinks quietSide) {
        this.busySide = busySide;
        this.quietSide = quietSide;
    }

    synchronized void rebalance() {
        int half = quietSide.idleCount() / 2;
        for (int i = 0; i < half; i++) {
            busySide.giveBack(quietSide.takeIdle());
            moved++;
        }
    }

    synchronized int moved() {
        return moved;
    }

    public static void main(String[] args) throws InterruptedException {
        IdleLinks busy = new IdleLinks();
        IdleLinks quiet = new IdleLinks();
        AtomicInteger serial = new AtomicInteger();
        LinkPoolGroup group = new LinkPoolGroup(busy, quiet);
        Thread clients = new Thread(() -> {
            for (int i = 0; i < 100_000; i++) {
                quiet.giveBack(serial.incrementAndGet());
                quiet.giveBack(serial.incrementAndGet());
                while (quiet.borrowOrNull() != null) {
                    Thread.onSpinWait();
                }
            }
        }, "clients");
        clients.start();
        while (clients.isAlive()) {
            group.rebalance();
        }
        System.out.println(group.moved());
    }
}
// corpus: unseen19
