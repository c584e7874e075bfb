// run: scan --only atomicity
// expect: atomicity
// the bank lock is held by the batch while the account lock is taken for the check and again for the debit; tellers use only the account lock
class BatchAccount {
    private int balance;

    BatchAccount(int balance) {
        this.balance = balance;
    }

    synchronized int balance() {
        return balance;
    }

    synchronized void debit(int n) {
        balance -= n;
    }

    synchronized void credit(int n) {
        balance += n;
    }
}

class Batch extends Thread {
    private final Object bank;
    private final BatchAccount account;

    Batch(Object bank, BatchAccount account) {
        this.bank = bank;
        this.account = account;
    }

    @Override
    public void run() {
        synchronized (bank) {
            if (account.balance() > 50) {
                account.debit(50);
            }
        }
    }
}

class Teller extends Thread {
    private final BatchAccount account;

    Teller(BatchAccount account) {
        this.account = account;
    }

    @Override
    public void run() {
        account.debit(30);
    }
}

public class NightlyTransfer {
    public static void main(String[] args) throws InterruptedException {
        Object bank = new Object();
        BatchAccount account = new BatchAccount(60);
        Batch batch = new Batch(bank, account);
        Teller teller = new Teller(account);
        batch.start();
        teller.start();
        batch.join();
        teller.join();
        System.out.println(account.balance());
    }
}
// corpus: unseen
