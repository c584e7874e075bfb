// run: scan --only lock-order --library
// expect: none
// The two accounts are locked one after the other.
public class TransferTwoPhaseOk {
    public static class Account {
        private int balance;
        public synchronized void add(int n) { balance += n; }
    }
    public static void transfer(Account from, Account to, int n) {
        from.add(-n);
        to.add(n);
    }
}
