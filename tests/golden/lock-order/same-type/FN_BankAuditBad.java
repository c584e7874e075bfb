// run: scan --only lock-order
// expect: none
// Should be: lock-order locks=FN_BankAuditBad$Account,FN_BankAuditBad$Account
// The audit locks all accounts recursively in list order; transfers lock in argument order.
public class FN_BankAuditBad {
    static class Account { int balance = 100; }
    static final Account[] ALL = { new Account(), new Account(), new Account() };
    static int audit(int i) {
        if (i == ALL.length) return 0;
        synchronized (ALL[i]) { return ALL[i].balance + audit(i + 1); }
    }
    static void transfer(Account from, Account to) {
        synchronized (from) { synchronized (to) { from.balance--; to.balance++; } }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { audit(0); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { transfer(ALL[2], ALL[0]); }
        }).start();
    }
}
// corpus: software
