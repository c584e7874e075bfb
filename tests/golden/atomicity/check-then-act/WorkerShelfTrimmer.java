// run: scan --only atomicity
// expect: none
// the check and the taking are one call takeIfMoreThan; the later give is a step of its own on the other shelf
import java.util.ArrayDeque;
import java.util.Deque;

public class WorkerShelfTrimmer {
    private final CrewShelf hot;
    private final CrewShelf cold;
    private int moves;

    WorkerShelfTrimmer(CrewShelf hot, CrewShelf cold) {
        this.hot = hot;
        this.cold = cold;
    }

    synchronized boolean rebalance() {
        CrewMember w = cold.takeIfMoreThan(1);
        if (w == null) {
            return false;
        }
        w.assign("hot");
        hot.give(w);
        moves++;
        return true;
    }

    synchronized int moves() {
        return moves;
    }

    public static void main(String[] args) throws Exception {
        CrewShelf hot = new CrewShelf();
        CrewShelf cold = new CrewShelf();
        for (int i = 0; i < 4; i++) {
            cold.give(new CrewMember());
        }
        WorkerShelfTrimmer trimmer = new WorkerShelfTrimmer(hot, cold);
        Thread timer = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                trimmer.rebalance();
            }
        }, "timer");
        Thread client = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                CrewMember w = hot.takeIfMoreThan(0);
                if (w != null) {
                    w.assign("cold");
                    cold.give(w);
                }
            }
        }, "client");
        timer.start();
        client.start();
        timer.join();
        client.join();
        System.out.println(trimmer.moves());
    }
}

class CrewMember {
    private volatile String group = "none";

    void assign(String g) {
        group = g;
    }

    @Override
    public String toString() {
        return "crew in " + group;
    }
}

class CrewShelf {
    private final Deque<CrewMember> idle = new ArrayDeque<>();

    synchronized CrewMember takeIfMoreThan(int keep) {
        return idle.size() > keep ? idle.pollFirst() : null;
    }

    synchronized void give(CrewMember w) {
        idle.addLast(w);
    }
}
// corpus: unseen13
