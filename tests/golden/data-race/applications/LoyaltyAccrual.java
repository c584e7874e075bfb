// Main joins base only and reads bonus.points while that thread may run.
// run: scan --only data-race
// expect: data-race field=LoyaltyAccrual$Accrual.points
import java.util.List;

public class LoyaltyAccrual {
    static class Purchase {
        final String customer;
        final long cents;

        Purchase(String customer, long cents) {
            this.customer = customer;
            this.cents = cents;
        }
    }

    static abstract class Accrual extends Thread {
        protected final List<Purchase> purchases;
        protected long points;

        Accrual(String name, List<Purchase> purchases) {
            super(name);
            this.purchases = purchases;
        }

        abstract long pointsFor(Purchase p);

        @Override
        public void run() {
            for (Purchase p : purchases) {
                points += pointsFor(p);
            }
        }

        long points() {
            return points;
        }
    }

    static class BaseAccrual extends Accrual {
        BaseAccrual(List<Purchase> p) {
            super("base", p);
        }

        @Override
        long pointsFor(Purchase p) {
            return p.cents / 100;
        }
    }

    static class BonusAccrual extends Accrual {
        private final long threshold;

        BonusAccrual(List<Purchase> p, long threshold) {
            super("bonus", p);
            this.threshold = threshold;
        }

        @Override
        long pointsFor(Purchase p) {
            return p.cents >= threshold ? 50 : 0;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        List<Purchase> history = List.of(
                new Purchase("ann", 12_00), new Purchase("bob", 250_00),
                new Purchase("ann", 99_99), new Purchase("cyd", 640_00));
        Accrual base = new BaseAccrual(history);
        Accrual bonus = new BonusAccrual(history, 100_00);
        base.start();
        bonus.start();
        base.join();
        long total = base.points() + bonus.points();
        System.out.println("points " + total);
    }
}
// corpus: unseen27
