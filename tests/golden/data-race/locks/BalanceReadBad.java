// run: scan --only data-race
// expect: data-race field=BalanceReadBad.balance severity=high
public class BalanceReadBad {
    private int balance;
    private final Object lock = new Object();
    void deposit(int n) { synchronized (lock) { balance += n; } }
    int balance() { return balance; }
    public static void main(String[] args) throws Exception {
        BalanceReadBad account = new BalanceReadBad();
        Thread t = new Thread(() -> { for (int i = 0; i < 10; i++) account.deposit(i); });
        t.start();
        System.out.println(account.balance());
        t.join();
    }
}
// corpus: unseen22
