// run: scan --only stale-value
// expect: stale-value
// Account.balance() and Account.balance(v) reached four calls deep are two sections, deposits are lost
public class InterestRun {
    static class Account {
        private long balance = 10000;
        synchronized long balance() { return balance; }
        synchronized void balance(long b) { balance = b; }
        synchronized void deposit(long n) { balance += n; }
    }

    static class Accrual implements Runnable {
        private final Account a;
        Accrual(Account a) { this.a = a; }
        @Override public void run() { for (int i = 0; i < 100; i++) month(); }
        private void month() { apply(rate()); }
        private double rate() { return 0.01; }
        private void apply(double r) { store(compute(load(), r)); }
        private long load() { return a.balance(); }
        private long compute(long b, double r) { return b + Math.round(b * r); }
        private void store(long b) { a.balance(b); }
    }

    public static void main(String[] args) {
        Account a = new Account();
        new Thread(new Accrual(a)).start();
        new Thread(() -> { for (int i = 0; i < 1000; i++) a.deposit(5); }).start();
    }
}
// corpus: unseen
