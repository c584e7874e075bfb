// run: scan --only stale-value
// expect: none
// the tab adds in one synchronized step; the total read before is only written to the waiter's own note
import java.util.List;

public class BarTabs {
    enum Snack {
        NUTS(250), OLIVES(420);

        final int cents;

        Snack(int cents) {
            this.cents = cents;
        }
    }

    static class BarTab {
        private int total;

        public synchronized int total() {
            return total;
        }

        public synchronized void add(int cents) {
            total += cents;
        }
    }

    static class Barkeeper extends Thread {
        private final BarTab tab;
        private final List<Snack> orders;
        private final StringBuilder note = new StringBuilder();

        Barkeeper(String name, BarTab tab, List<Snack> orders) {
            super(name);
            this.tab = tab;
            this.orders = orders;
        }

        private void serve(Snack s) {
            note.setLength(0);
            note.append("before ").append(tab.total()).append(' ').append(s);
            tab.add(s.cents);
        }

        @Override
        public void run() {
            for (int round = 0; round < 5_000; round++) {
                orders.forEach(this::serve);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BarTab tableTwo = new BarTab();
        Barkeeper ann = new Barkeeper("ann", tableTwo, List.of(Snack.NUTS));
        Barkeeper bob = new Barkeeper("bob", tableTwo, List.of(Snack.OLIVES, Snack.NUTS));
        ann.start();
        bob.start();
        ann.join();
        bob.join();
        System.out.println(tableTwo.total());
    }
}
// corpus: unseen20
