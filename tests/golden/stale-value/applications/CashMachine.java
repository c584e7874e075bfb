// Dispenser checks balance() and then calls withdraw() in a second critical section; two machines can both pass the check and overdraw the account.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value
// corpus: unseen30
public class CashMachine {

    static class Account {
        private int balance;

        Account(int balance) {
            this.balance = balance;
        }

        synchronized int balance() {
            return balance;
        }

        synchronized void withdraw(int amount) {
            balance -= amount;
        }
    }

    static class Dispenser extends Thread {
        private final Account account;
        private int paid;

        Dispenser(String name, Account account) {
            super(name);
            this.account = account;
        }

        private boolean pay(int amount) {
            if (account.balance() >= amount) {
                account.withdraw(amount);
                return true;
            }
            return false;
        }

        @Override
        public void run() {
            while (pay(20)) {
                paid += 20;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account account = new Account(500);
        Dispenser station = new Dispenser("station", account);
        Dispenser airport = new Dispenser("airport", account);
        station.start();
        airport.start();
        station.join();
        airport.join();
        System.out.println(station.getName() + " paid " + station.paid);
        System.out.println(airport.getName() + " paid " + airport.paid);
        System.out.println("left " + account.balance());
    }
}
