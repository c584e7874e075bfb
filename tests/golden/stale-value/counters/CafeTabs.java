// run: scan --only stale-value
// expect: stale-value
// Waiter.serve reads the tab's total and sets total + price in a second synchronized call; waiters share the tab
import java.util.List;

public class CafeTabs {
    enum Drink {
        ESPRESSO(250), LATTE(420), TEA(310);

        final int cents;

        Drink(int cents) {
            this.cents = cents;
        }
    }

    static class Tab {
        private int total;

        public synchronized int total() {
            return total;
        }

        public synchronized void setTotal(int value) {
            total = value;
        }
    }

    static class Waiter extends Thread {
        private final Tab tab;
        private final List<Drink> orders;

        Waiter(String name, Tab tab, List<Drink> orders) {
            super(name);
            this.tab = tab;
            this.orders = orders;
        }

        private void serve(Drink d) {
            int soFar = tab.total();
            tab.setTotal(soFar + d.cents);
        }

        @Override
        public void run() {
            for (int round = 0; round < 10_000; round++) {
                orders.forEach(this::serve);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Tab tableNine = new Tab();
        Waiter ann = new Waiter("ann", tableNine, List.of(Drink.ESPRESSO, Drink.TEA));
        Waiter bob = new Waiter("bob", tableNine, List.of(Drink.LATTE));
        ann.start();
        bob.start();
        ann.join();
        bob.join();
        System.out.println(tableNine.total());
    }
}
// corpus: unseen20
