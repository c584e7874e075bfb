// Only the single elector thread writes epoch and owner; followers just read one value, so read-then-write cannot be interleaved by another write.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

public class LeaderClock {
    private volatile int epoch;
    private volatile String owner = "none";
    private final AtomicBoolean stopped = new AtomicBoolean();

    class Elector extends Thread {
        private int elections;

        @Override
        public void run() {
            for (int i = 0; i < 100; i++) {
                if (epoch % 3 == 0) {
                    owner = "node" + i % 4;
                }
                epoch = epoch + 1;
                elections++;
            }
            stopped.set(true);
        }
    }

    class Follower extends Thread {
        private final int id;
        private int highest;
        private int backwards;

        Follower(int id) {
            this.id = id;
        }

        @Override
        public void run() {
            boolean last;
            do {
                last = stopped.get();
                observe(epoch);
            } while (!last);
        }

        private void observe(int e) {
            if (e < highest) {
                backwards++;
            } else {
                highest = e;
            }
        }

        String result() {
            return id + ":" + highest + (backwards > 0 ? "!" : "");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LeaderClock clock = new LeaderClock();
        List<Follower> followers = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Follower f = clock.new Follower(i);
            followers.add(f);
            f.start();
        }
        Elector elector = clock.new Elector();
        elector.start();
        elector.join();
        for (Follower f : followers) {
            f.join();
            System.out.println(f.result());
        }
        System.out.println(clock.owner + " " + elector.elections);
    }
}
