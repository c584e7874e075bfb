// run: scan --only atomicity
// expect: atomicity
// assign() holds the balancer's lock, but the lanes are shared by two balancers: a lane that had room when the stream filtered it may be full when push is called
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

class Lane {
    static final int ROOM = 50;
    private final List<Runnable> jobs = new ArrayList<>();
    private int deepest;

    synchronized int depth() {
        return jobs.size();
    }

    synchronized void push(Runnable r) {
        jobs.add(r);
        deepest = Math.max(deepest, jobs.size());
    }

    synchronized void drain() {
        jobs.forEach(Runnable::run);
        jobs.clear();
    }

    synchronized int deepest() {
        return deepest;
    }
}

public class LaneBalancer {
    private final ReentrantLock lock = new ReentrantLock();
    private final List<Lane> lanes;
    private int rejected;

    LaneBalancer(List<Lane> lanes) {
        this.lanes = List.copyOf(lanes);
    }

    void assign(Runnable job) {
        lock.lock();
        try {
            Optional<Lane> free = lanes.stream().filter(l -> l.depth() < Lane.ROOM).findFirst();
            free.ifPresentOrElse(l -> l.push(job), () -> rejected++);
        } finally {
            lock.unlock();
        }
    }

    int rejected() {
        lock.lock();
        try {
            return rejected;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        List<Lane> lanes = List.of(new Lane(), new Lane());
        LaneBalancer web = new LaneBalancer(lanes);
        LaneBalancer batch = new LaneBalancer(lanes);
        Thread a = new Thread(() -> feed(web));
        Thread b = new Thread(() -> feed(batch));
        a.start();
        b.start();
        for (int i = 0; i < 100; i++) {
            lanes.forEach(Lane::drain);
        }
        a.join();
        b.join();
        lanes.forEach(l -> System.out.println("deepest " + l.deepest()));
        System.out.println("rejected " + (web.rejected() + batch.rejected()));
    }

    private static void feed(LaneBalancer balancer) {
        for (int i = 0; i < 5_000; i++) {
            balancer.assign(() -> { });
        }
    }
}
// corpus: unseen17
