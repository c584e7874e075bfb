// run: scan --only lock-order
// expect: lock-order
// jdk: 25
// Wallet.pay takes the wallet's ReentrantLock then enters the shop monitor, Shop.refund enters the shop monitor then takes the wallet's lock; both run in virtual threads.
package wallet.loom;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantLock;

sealed interface Movement permits Movement.Paid, Movement.Refunded {
    record Paid(long cents) implements Movement { }
    record Refunded(long cents) implements Movement { }
}

class Wallet {
    private final ReentrantLock lock = new ReentrantLock();
    private long cents = 1_000_000;

    void pay(Shop shop, long amount) {
        lock.lock();
        try {
            if (cents >= amount) {
                cents -= amount;
                shop.record(new Movement.Paid(amount));
            }
        } finally {
            lock.unlock();
        }
    }

    void giveBack(long amount) {
        lock.lock();
        try {
            cents += amount;
        } finally {
            lock.unlock();
        }
    }
}

class Shop {
    private final List<Movement> log = new ArrayList<>();

    synchronized void record(Movement m) {
        log.add(m);
    }

    synchronized void refund(Wallet w, long amount) {
        log.add(new Movement.Refunded(amount));
        w.giveBack(amount);
    }

    synchronized long turnover() {
        long sum = 0;
        for (Movement m : log) {
            sum += switch (m) {
                case Movement.Paid(long c) -> c;
                case Movement.Refunded(long c) -> -c;
            };
        }
        return sum;
    }
}

public class VirtualLedger {
    public static void main(String[] args) {
        Wallet wallet = new Wallet();
        Shop shop = new Shop();
        try (var scope = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 10_000; i++) {
                scope.submit(() -> wallet.pay(shop, 5));
                scope.submit(() -> shop.refund(wallet, 5));
            }
        }
        System.out.println(shop.turnover());
    }
}
// corpus: unseen
