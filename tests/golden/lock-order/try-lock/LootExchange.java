// run: scan --only lock-order
// expect: none
// the second bag's lock is only tried; on failure the first is given back and the exchange starts again
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class LootExchange {
    static final class Bag {
        final ReentrantLock lock = new ReentrantLock();
        final List<String> loot = new ArrayList<>();

        Bag(String... items) {
            loot.addAll(List.of(items));
        }
    }

    static boolean give(Bag from, Bag to, String item) {
        if (from == to) {
            return true;
        }
        for (int attempt = 0; attempt < 1000; attempt++) {
            from.lock.lock();
            try {
                if (to.lock.tryLock()) {
                    try {
                        return from.loot.remove(item) && to.loot.add(item);
                    } finally {
                        to.lock.unlock();
                    }
                }
            } finally {
                from.lock.unlock();
            }
            LockSupport.parkNanos(ThreadLocalRandom.current().nextInt(1_000, 50_000));
        }
        return false;
    }

    static int count(Bag b) {
        b.lock.lock();
        try {
            return b.loot.size();
        } finally {
            b.lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Bag left = new Bag("sword", "ring");
        Bag right = new Bag("potion", "map");
        Thread a = new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                give(left, right, i % 2 == 0 ? "sword" : "potion");
            }
        });
        Thread b = new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                give(right, left, i % 2 == 0 ? "potion" : "sword");
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(count(left) + count(right));
    }
}
// corpus: unseen12
