// Seed 001, figure 5 (a), with the lock forgotten: the account and what it owns race.
//
// run: scan --only object-race
// expect: object-race#1 line=put
// expect: object-race#2 line=put
public class SelfLockingBad {
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
            int x = acc.get();
            acc.put(by + x);
        }
    }

    public static void main(String[] args) {
        Account account = new Account();
        new Thread(() -> account.update(1)).start();
        new Thread(() -> account.update(2)).start();
    }
}
