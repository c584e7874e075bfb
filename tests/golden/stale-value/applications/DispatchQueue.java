// IsEmpty is only a hint; the decision uses the single atomic poll and its null result.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;

public class DispatchQueue {
    record Ride(int id, int distance) { }

    private final Queue<Ride> rides = new ConcurrentLinkedQueue<>();
    private final Map<Integer, String> assigned = new ConcurrentHashMap<>();
    private final AtomicBoolean closed = new AtomicBoolean();

    void request(Ride r) {
        rides.offer(r);
    }

    void close() {
        closed.set(true);
    }

    class Taxi extends Thread {
        private int kilometres;

        Taxi(String name) {
            super(name);
        }

        @Override
        public void run() {
            while (true) {
                boolean ending = closed.get();
                if (!rides.isEmpty()) {
                    drive(rides.poll());
                } else if (ending) {
                    return;
                } else {
                    Thread.yield();
                }
            }
        }

        private void drive(Ride r) {
            if (r == null) {
                return;
            }
            if (assigned.putIfAbsent(r.id(), getName()) == null) {
                kilometres += r.distance();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        DispatchQueue q = new DispatchQueue();
        List<Taxi> taxis = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Taxi t = q.new Taxi("taxi" + i);
            taxis.add(t);
            t.start();
        }
        int expected = 0;
        for (int i = 0; i < 150; i++) {
            q.request(new Ride(i, 1 + i % 12));
            expected += 1 + i % 12;
        }
        q.close();
        int km = 0;
        for (Taxi t : taxis) {
            t.join();
            km += t.kilometres;
        }
        System.out.println(km == expected ? "all " + q.assigned.size() : km + "?");
    }
}
