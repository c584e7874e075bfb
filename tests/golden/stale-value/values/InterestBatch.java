// run: scan --only stale-value
// expect: stale-value
// a batch thread reads and rewrites the balance while a customer deposits
class Deposit {
    private double balance = 1000;

    public synchronized double getBalance() {
        return balance;
    }

    public synchronized void setBalance(double b) {
        balance = b;
    }

    public synchronized void deposit(double d) {
        balance += d;
    }
}

class InterestJob implements Runnable {
    private final Deposit account;
    private final double rate;

    InterestJob(Deposit account, double rate) {
        this.account = account;
        this.rate = rate;
    }

    @Override
    public void run() {
        for (int month = 0; month < 12; month++) {
            double b = account.getBalance();
            double interest = b * rate / 12;
            account.setBalance(b + interest);
        }
    }
}

public class InterestBatch {
    public static void main(String[] args) throws InterruptedException {
        Deposit account = new Deposit();
        Thread batch = new Thread(new InterestJob(account, 0.03));
        batch.start();
        for (int i = 0; i < 100; i++) {
            account.deposit(10);
        }
        batch.join();
        System.out.println(account.getBalance());
    }
}
// corpus: unseen
