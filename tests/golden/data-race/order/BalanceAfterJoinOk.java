// run: scan --only data-race
// expect: none
public class BalanceAfterJoinOk {
    private int balance;
    private final Object lock = new Object();
    void deposit(int n) { synchronized (lock) { balance += n; } }
    int balance() { return balance; }
    public static void main(String[] args) throws Exception {
        BalanceAfterJoinOk account = new BalanceAfterJoinOk();
        Thread t = new Thread(() -> { for (int i = 0; i < 10; i++) account.deposit(i); });
        t.start();
        t.join();
        System.out.println(account.balance());
    }
}
// corpus: unseen22
