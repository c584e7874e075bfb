// run: scan --only atomicity,stale-value
// expect: none
// Wang and Stoller, Runtime analysis of atomicity: a bank with a lock over accounts with locks of their own.

public class WangStollerBankOk {
    public static class Account {
        private int balance;

        public synchronized int balance() { return balance; }

        public synchronized void add(int n) { balance += n; }
    }

    private int transfers;

    public synchronized boolean transfer(Account from, Account to, int n) {
        synchronized (from) {
            if (from.balance() < n)
                return false;
            from.add(-n);
        }
        to.add(n);
        transfers++;
        return true;
    }
}
// corpus: published
