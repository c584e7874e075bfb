// Second lock only by tryLock with release and retry, never blocks while holding the first.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.ReentrantLock;

public class MeetingRooms {
    static class Room {
        final String name;
        final ReentrantLock lock = new ReentrantLock();
        private int chairs;

        Room(String name, int chairs) {
            this.name = name;
            this.chairs = chairs;
        }
    }

    static boolean carryOnce(Room from, Room to, int n) {
        from.lock.lock();
        try {
            if (!to.lock.tryLock()) {
                return false;
            }
            try {
                int k = Math.min(n, from.chairs);
                from.chairs -= k;
                to.chairs += k;
                return true;
            } finally {
                to.lock.unlock();
            }
        } finally {
            from.lock.unlock();
        }
    }

    static void carry(Room from, Room to, int n) throws InterruptedException {
        while (!carryOnce(from, to, n)) {
            Thread.sleep(ThreadLocalRandom.current().nextInt(1, 4));
        }
    }

    static Thread porter(Room a, Room b) {
        return new Thread(() -> {
            try {
                for (int i = 0; i < 40; i++) {
                    carry(a, b, 1 + i % 3);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    public static void main(String[] args) throws InterruptedException {
        Room blue = new Room("blue", 40);
        Room green = new Room("green", 40);
        List<Thread> porters = new ArrayList<>();
        porters.add(porter(blue, green));
        porters.add(porter(green, blue));
        for (Thread t : porters) {
            t.start();
        }
        for (Thread t : porters) {
            t.join();
        }
        System.out.println(blue.name + blue.chairs + " " + green.name + green.chairs);
    }
}
