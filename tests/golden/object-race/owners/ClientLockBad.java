// Seed 001, figure 5 (c), but one method locks the account and the other what it owns.
//
// run: scan --only object-race
// expect: object-race#1 line=put
// expect: object-race#2 line=put
public class ClientLockBad {
    static class AccountImpl {
        private int amount;

        int get() {
            return amount;
        }

        void put(int to) {
            amount = to; // <- put
        }
    }

    static class Account {
        private final AccountImpl acc = new AccountImpl();

        void update(int by) {
            synchronized (acc) {
                int x = acc.get();
                acc.put(by + x);
            }
        }

        void clear() {
            synchronized (this) {
                acc.put(0);
            }
        }
    }

    public static void main(String[] args) {
        Account account = new Account();
        new Thread(() -> account.update(1)).start();
        new Thread(() -> account.clear()).start();
    }
}
