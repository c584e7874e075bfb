// run: scan --only lock-order
// expect: none
// Transfers lock in list order too.
public class BankAuditOk {
    static class Account { int balance = 100; }
    static final Account[] ALL = { new Account(), new Account(), new Account() };
    static int audit(int i) {
        if (i == ALL.length) return 0;
        synchronized (ALL[i]) { return ALL[i].balance + audit(i + 1); }
    }
    static void transfer(int from, int to) {
        int lo = Math.min(from, to), hi = Math.max(from, to);
        synchronized (ALL[lo]) { synchronized (ALL[hi]) { ALL[from].balance--; ALL[to].balance++; } }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { audit(0); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { transfer(2, 0); }
        }).start();
    }
}
// corpus: software
