// run: scan --only atomicity
// expect: atomicity
// rebalance asks idleCount and then calls take under the balancer's monitor only; clients take from the same shelf, so take can answer null
import java.util.ArrayDeque;
import java.util.Deque;

public class WorkerPoolBalancer {
    private final WorkerShelf hot;
    private final WorkerShelf cold;
    private int moves;

    WorkerPoolBalancer(WorkerShelf hot, WorkerShelf cold) {
        this.hot = hot;
        this.cold = cold;
    }

    synchronized boolean rebalance() {
        if (cold.idleCount() > 0) {
            PoolWorker w = cold.take();
            w.assign("hot");
            hot.give(w);
            moves++;
            return true;
        }
        return false;
    }

    synchronized int moves() {
        return moves;
    }

    public static void main(String[] args) throws Exception {
        WorkerShelf hot = new WorkerShelf();
        WorkerShelf cold = new WorkerShelf();
        cold.give(new PoolWorker());
        WorkerPoolBalancer balancer = new WorkerPoolBalancer(hot, cold);
        Thread timer = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                balancer.rebalance();
            }
        }, "timer");
        Thread client = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                WorkerShelf from = i % 2 == 0 ? cold : hot;
                PoolWorker w = from.take();
                if (w != null) {
                    w.assign("client");
                    cold.give(w);
                }
            }
        }, "client");
        timer.start();
        client.start();
        timer.join();
        client.join();
        System.out.println(balancer.moves());
    }
}

class PoolWorker {
    private volatile String group = "none";

    void assign(String g) {
        group = g;
    }

    @Override
    public String toString() {
        return "worker in " + group;
    }
}

class WorkerShelf {
    private final Deque<PoolWorker> idle = new ArrayDeque<>();

    synchronized int idleCount() {
        return idle.size();
    }

    synchronized PoolWorker take() {
        return idle.pollFirst();
    }

    synchronized void give(PoolWorker w) {
        idle.addLast(w);
    }
}
// corpus: unseen13
