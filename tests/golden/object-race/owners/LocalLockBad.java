// Seed 001, figure 5 (b), but each call locks another object.
//
// run: scan --only object-race
// expect: object-race#1 line=put
// expect: object-race#2 line=put
public class LocalLockBad {
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
        private Object lock = new Object();

        void update(int by) {
            Object mine = new Object();
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
