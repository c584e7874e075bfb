// Seed 001, figure 5 (a): the account locks itself, and with it what it owns.
//
// run: scan --only object-race
// expect: none
public class SelfLockingOk {
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

        void update(int by) {
            synchronized (this) {
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
