// run: scan --only lock-order --library
// expect: lock-order
// Three-lock cycle: Kitchen.cook (kitchen) -> Cashier.charge (cashier), Cashier.closeShift (cashier) -> Waiters.sendHome (waiters), Waiters.order (waiters) -> Kitchen.cook (kitchen).
package bistro;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

public class BistroRing {
    private final Kitchen kitchen = new Kitchen();
    private final Cashier cashier = new Cashier();
    private final Waiters waiters = new Waiters();

    public int order(int table, String dish) {
        return waiters.order(table, dish);
    }

    public int staffMeal(String dish) {
        return kitchen.cook(0, dish);
    }

    public long closeShift() {
        return cashier.closeShift();
    }

    private class Kitchen {
        private final Deque<String> pass = new ArrayDeque<>();
        private int cooked;

        synchronized int cook(int table, String dish) {
            pass.addLast(dish);
            cooked++;
            cashier.charge(table, 100L * dish.length());
            return cooked;
        }
    }

    private class Cashier {
        private final List<Long> sums = new ArrayList<>();

        synchronized void charge(int table, long cents) {
            while (sums.size() <= table) {
                sums.add(0L);
            }
            sums.set(table, sums.get(table) + cents);
        }

        synchronized long closeShift() {
            long total = 0;
            for (long s : sums) {
                total += s;
            }
            sums.clear();
            waiters.sendHome();
            return total;
        }
    }

    private class Waiters {
        private int busy;
        private boolean home;

        synchronized int order(int table, String dish) {
            if (home) {
                home = false;
            }
            busy++;
            try {
                return kitchen.cook(table, dish);
            } finally {
                busy--;
            }
        }

        synchronized void sendHome() {
            if (busy == 0) {
                home = true;
            }
        }
    }
}
// corpus: unseen
