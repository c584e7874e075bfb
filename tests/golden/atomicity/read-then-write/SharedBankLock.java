// run: scan --only atomicity
// expect: none
// The accounts use the bank's own lock, which is held during the whole report.
import java.util.ArrayList;
import java.util.List;

public class SharedBankLock {
    private final Object lock = new Object();
    private final List<Account> accounts = new ArrayList<>();

    public final class Account {
        private long balance, credit;
        private Account() { }
        public long balance() { synchronized (lock) { return balance; } }
        public long credit() { synchronized (lock) { return credit; } }
        public void draw(long n) {
            synchronized (lock) {
                balance -= n;
                if (balance < 0) { credit -= balance; balance = 0; }
            }
        }
    }

    public Account open() {
        Account a = new Account();
        synchronized (lock) { accounts.add(a); }
        return a;
    }

    public long exposure() {
        synchronized (lock) {
            long s = 0;
            for (Account a : accounts) s += a.credit() - a.balance();
            return s;
        }
    }
}
// corpus: unseen
