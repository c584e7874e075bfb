// brew() reads grams under the read lock, releases it, and stores grams - need computed from the old value under the write lock without re-reading; concurrent brews lose updates.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value
// corpus: unseen30
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class CoffeeStock {

    enum Drink {
        ESPRESSO(7), LUNGO(9), DOUBLE(14);

        final int grams;

        Drink(int grams) {
            this.grams = grams;
        }
    }

    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private int grams = 1000;

    int grams() {
        lock.readLock().lock();
        try {
            return grams;
        } finally {
            lock.readLock().unlock();
        }
    }

    private void store(int value) {
        lock.writeLock().lock();
        try {
            grams = value;
        } finally {
            lock.writeLock().unlock();
        }
    }

    boolean brew(Drink drink) {
        int left = grams();
        if (left < drink.grams) {
            return false;
        }
        store(left - drink.grams);
        return true;
    }

    public static void main(String[] args) throws InterruptedException {
        CoffeeStock stock = new CoffeeStock();
        Thread[] guests = new Thread[Drink.values().length];
        for (Drink drink : Drink.values()) {
            guests[drink.ordinal()] = new Thread(() -> {
                for (int i = 0; i < 5; i++) {
                    stock.brew(drink);
                }
            });
        }
        for (Thread g : guests) {
            g.start();
        }
        for (Thread g : guests) {
            g.join();
        }
        System.out.println("grams left " + stock.grams());
    }
}
