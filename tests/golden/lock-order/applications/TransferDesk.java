// transfer() locks from then to; the two tellers transfer in opposite directions concurrently, so each can hold one account and wait for the other.
// run: scan --only lock-order --min-severity medium
// expect: lock-order
// corpus: unseen30
import java.util.Random;

public class TransferDesk {

    static class Account {
        private final String iban;
        private long cents;

        Account(String iban, long cents) {
            this.iban = iban;
            this.cents = cents;
        }

        void debit(long amount) {
            cents -= amount;
        }

        void credit(long amount) {
            cents += amount;
        }
    }

    static class Teller extends Thread {
        private final Account from;
        private final Account to;
        private final Random random;

        Teller(String name, Account from, Account to, long seed) {
            super(name);
            this.from = from;
            this.to = to;
            this.random = new Random(seed);
        }

        @Override
        public void run() {
            for (int i = 0; i < 3; i++) {
                transfer(from, to, 1 + random.nextInt(50));
            }
        }

        private void transfer(Account source, Account target, long amount) {
            synchronized (source) {
                if (source.cents < amount) {
                    return;
                }
                synchronized (target) {
                    source.debit(amount);
                    target.credit(amount);
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account salary = new Account("DE01", 100_00);
        Account savings = new Account("DE02", 500_00);
        Teller first = new Teller("teller-1", salary, savings, 7);
        Teller second = new Teller("teller-2", savings, salary, 11);
        first.start();
        second.start();
        first.join();
        second.join();
        System.out.println(salary.iban + " " + salary.cents);
        System.out.println(savings.iban + " " + savings.cents);
    }
}
