// The bank locks; nobody else has its branches and accounts.
//
// run: scan --only object-race
// expect: none
public class DeepOk {
    static class Account {
        int amount;

        void add(int by) {
            amount += by;
        }
    }

    static class Branch {
        private final Account[] accounts = new Account[8];

        Branch() {
            for (int i = 0; i < accounts.length; i++)
                accounts[i] = new Account();
        }

        void add(int i, int by) {
            accounts[i].add(by);
        }
    }

    static class Bank {
        private final Branch branch = new Branch();

        synchronized void add(int i, int by) {
            branch.add(i, by);
        }
    }

    public static void main(String[] args) {
        Bank bank = new Bank();
        for (int i = 0; i < 3; i++)
            new Thread(() -> bank.add(1, 5)).start();
    }
}
