// run: scan --only atomicity,stale-value
// expect: none
// ConTest Account: the balance is read, the amount added, and the sum written, by synchronized accessors.

public class ContestAccountOk {
    static class Account {
        private double amount;

        synchronized double amount() { return amount; }

        synchronized void amount(double d) { amount = d; }

        synchronized void deposit(double d) { amount += d; }
    }

    static class Manager extends Thread {
        private final Account from, to;

        Manager(Account from, Account to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public void run() {
            from.deposit(-10);
            to.deposit(10);
        }
    }

    public static void main(String[] args) {
        Account a = new Account(), b = new Account();
        new Manager(a, b).start();
        new Manager(b, a).start();
    }
}
// corpus: published
