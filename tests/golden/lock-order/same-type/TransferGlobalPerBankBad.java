// run: scan --only lock-order --library
// expect: lock-order locks=TransferGlobalPerBankBad$Account,TransferGlobalPerBankBad$Account
// The guarding lock belongs to the branch: two branches may move money between the same accounts.
public class TransferGlobalPerBankBad {
    public static class Account { private int balance; }
    public static class Branch {
        public synchronized void transfer(Account from, Account to, int n) {
            synchronized (from) { synchronized (to) { from.balance -= n; to.balance += n; } }
        }
    }
}
