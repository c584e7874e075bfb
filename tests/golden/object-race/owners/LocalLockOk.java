// Seed 001, figure 5 (b): a lock of the account's own, assigned once.
//
// run: scan --only object-race
// expect: none
public class LocalLockOk {
    static class AccountImpl {
        private int amount;

        int get() {
            return amount;
        }

        void put(int to) {
            amount = to;
        }
    }

    static class Account {
        private final AccountImpl acc = new AccountImpl();
        private Object lock = new Object();

        void update(int by) {
            Object mine = lock;
            synchronized (mine) {
                int x = acc.get();
                acc.put(by + x);
            }
        }
    }

    public static void main(String[] args) {
        Account account = new Account();
        new Thread(() -> account.update(1)).start();
        new Thread(() -> account.update(2)).start();
    }
}
