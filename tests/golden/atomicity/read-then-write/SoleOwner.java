// run: scan --only atomicity
// expect: none
// The Account given to the Cashier is used by nobody else: all threads go through the one Cashier, whose monitor surrounds getBalance and setBalance.
class Account {
    private long balance;

    synchronized long getBalance() { return balance; }

    synchronized void setBalance(long b) { balance = b; }
}

class Cashier {
    private final Account account;

    Cashier(Account account) { this.account = account; }

    synchronized void deposit(long n) {
        account.setBalance(account.getBalance() + n);
    }

    synchronized boolean withdraw(long n) {
        long b = account.getBalance();
        if (b < n) {
            return false;
        }
        account.setBalance(b - n);
        return true;
    }

    synchronized long balance() { return account.getBalance(); }
}

class Client extends Thread {
    private final Cashier cashier;
    private final boolean saver;

    Client(Cashier cashier, boolean saver) {
        this.cashier = cashier;
        this.saver = saver;
    }

    @Override
    public void run() {
        for (int i = 0; i < 20_000; i++) {
            if (saver) {
                cashier.deposit(1);
            } else {
                cashier.withdraw(1);
            }
        }
    }
}

public class SoleOwner {
    public static void main(String[] args) throws InterruptedException {
        Cashier cashier = new Cashier(new Account());
        Client a = new Client(cashier, true);
        Client b = new Client(cashier, true);
        Client c = new Client(cashier, false);
        a.start();
        b.start();
        c.start();
        a.join();
        b.join();
        c.join();
        System.out.println(cashier.balance());
    }
}
// corpus: unseen
