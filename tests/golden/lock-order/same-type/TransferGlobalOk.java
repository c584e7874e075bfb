// run: scan --only lock-order --library
// expect: none
// A static lock is taken before the two accounts.
public class TransferGlobalOk {
    public static class Account { private int balance; }
    private static final Object BANK = new Object();
    public static void transfer(Account from, Account to, int n) {
        synchronized (BANK) {
            synchronized (from) { synchronized (to) { from.balance -= n; to.balance += n; } }
        }
    }
}
