// Balance is read in one synchronized method and written back in another; an interest run and a deposit lose an update.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value witness=this
// expect: stale-value witness=this
// corpus: unseen31
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class SavingsPlan {
    static abstract class Holding {
        private long cents;

        protected synchronized long balance() {
            return cents;
        }

        protected synchronized void setBalance(long c) {
            cents = c;
        }
    }

    static class Pot extends Holding {
        private final double rate;

        Pot(double rate) {
            this.rate = rate;
        }

        void deposit(long amount) {
            long b = balance();
            setBalance(b + amount);
        }

        void interest() {
            long b = balance();
            long extra = Math.round(b * rate);
            setBalance(b + extra);
        }
    }

    static class Payroll implements Runnable {
        private final Pot pot;

        Payroll(Pot pot) {
            this.pot = pot;
        }

        @Override
        public void run() {
            for (int month = 0; month < 120; month++) {
                pot.deposit(50_00);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Pot pot = new Pot(0.01);
        ExecutorService ex = Executors.newFixedThreadPool(2);
        Future<?> salary = ex.submit(new Payroll(pot));
        Future<?> year = ex.submit(() -> {
            for (int y = 0; y < 10; y++) {
                pot.interest();
            }
        });
        salary.get();
        year.get();
        ex.shutdown();
        System.out.println(pot.balance());
    }
}
