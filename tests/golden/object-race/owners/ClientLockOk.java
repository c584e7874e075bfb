// Seed 001, figure 5 (c): whoever uses the implementation locks it.
//
// run: scan --only object-race
// expect: none
public class ClientLockOk {
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
            synchronized (acc) {
                int x = acc.get();
                acc.put(by + x);
            }
        }

        void clear() {
            synchronized (acc) {
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
