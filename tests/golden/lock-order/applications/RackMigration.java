// Second rack is only taken by tryLock(); on failure the first is released and the attempt repeated after a random pause, so nobody blocks while holding a lock.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen30
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class RackMigration {

    static class Rack {
        final ReentrantLock lock = new ReentrantLock();
        int servers;

        Rack(int servers) {
            this.servers = servers;
        }
    }

    static boolean attempt(Rack from, Rack to) {
        from.lock.lock();
        try {
            if (!to.lock.tryLock()) {
                return false;
            }
            try {
                from.servers--;
                to.servers++;
                return true;
            } finally {
                to.lock.unlock();
            }
        } finally {
            from.lock.unlock();
        }
    }

    static void migrate(Rack from, Rack to, int count) {
        int done = 0;
        while (done < count) {
            if (attempt(from, to)) {
                done++;
            } else {
                LockSupport.parkNanos(ThreadLocalRandom.current().nextLong(1_000, 50_000));
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Rack left = new Rack(40);
        Rack right = new Rack(40);
        Thread a = new Thread(() -> migrate(left, right, 25));
        Thread b = new Thread(() -> migrate(right, left, 30));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(left.servers + " / " + right.servers);
    }
}
