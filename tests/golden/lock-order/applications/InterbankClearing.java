// settle() locks the banks in argument order, but only while holding the single clearingHouse lock, the only place where two bank monitors are nested.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen30
import java.util.ArrayList;
import java.util.List;

public class InterbankClearing {

    static class Bank {
        private final String bic;
        private long reserves;

        Bank(String bic, long reserves) {
            this.bic = bic;
            this.reserves = reserves;
        }

        synchronized void add(long amount) {
            reserves += amount;
        }

        synchronized long reserves() {
            return reserves;
        }
    }

    private static final Object clearingHouse = new Object();

    static void settle(Bank payer, Bank payee, long amount) {
        synchronized (clearingHouse) {
            synchronized (payer) {
                synchronized (payee) {
                    payer.add(-amount);
                    payee.add(amount);
                }
            }
        }
    }

    static class Settlement implements Runnable {
        private final Bank payer;
        private final Bank payee;

        Settlement(Bank payer, Bank payee) {
            this.payer = payer;
            this.payee = payee;
        }

        @Override
        public void run() {
            for (int i = 1; i <= 200; i++) {
                settle(payer, payee, i);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Bank alpha = new Bank("ALPHDE", 1_000_000);
        Bank beta = new Bank("BETAFR", 2_000_000);
        List<Thread> threads = new ArrayList<>();
        threads.add(new Thread(new Settlement(alpha, beta)));
        threads.add(new Thread(new Settlement(beta, alpha)));
        for (Thread t : threads) {
            t.start();
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(alpha.bic + " " + alpha.reserves());
        System.out.println(beta.bic + " " + beta.reserves());
    }
}
