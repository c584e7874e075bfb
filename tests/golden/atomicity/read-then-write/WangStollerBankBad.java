// run: scan --only atomicity
// expect: atomicity method=WangStollerBankBad.transfer line=here
// Wang and Stoller, Runtime analysis of atomicity: a bank with a lock over accounts with locks of their own.

public class WangStollerBankBad {
    public static class Account {
        private int balance;

        public synchronized int balance() { return balance; }

        public synchronized void add(int n) { balance += n; }
    }

    private int transfers;

    public synchronized boolean transfer(Account from, Account to, int n) {
        if (from.balance() < n)
            return false;
        from.add(-n); // <- here
        to.add(n);
        transfers++;
        return true;
    }
}
// corpus: published
