// run: scan --only lock-order --library
// expect: lock-order locks=TransferBad$Account,TransferBad$Account severity=high
// transfer(from, to) locks the two accounts in argument order.
public class TransferBad {
    public static class Account { private int balance; }
    public static void transfer(Account from, Account to, int n) {
        synchronized (from) {
            synchronized (to) {
                from.balance -= n;
                to.balance += n;
            }
        }
    }
}
