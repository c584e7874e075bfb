// Each account has an implementation of its own.
//
// run: scan --only object-race
// expect: none
public class SharedInnerOk {
    static class AccountImpl {
        private int amount;

        void add(int by) {
            amount += by;
        }
    }

    static class Account {
        private final AccountImpl acc;

        Account(AccountImpl acc) {
            this.acc = acc;
        }

        synchronized void update(int by) {
            acc.add(by);
        }
    }

    public static void main(String[] args) {
        AccountImpl shared = new AccountImpl();
        Account one = new Account(shared);
        Account two = new Account(new AccountImpl());
        new Thread(() -> one.update(1)).start();
        new Thread(() -> two.update(2)).start();
    }
}
