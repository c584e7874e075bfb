import java.util.Random;

public class BranchTransfers {
    static class Account {
        final int number;
        private long balance;

        Account(int number, long balance) {
            this.number = number;
            this.balance = balance;
        }

        void withdraw(long amount) {
            if (balance < amount) {
                throw new IllegalArgumentException("insufficient funds");
            }
            balance -= amount;
        }

        void deposit(long amount) {
            balance += amount;
        }

        synchronized long balance() {
            return balance;
        }
    }

    static class Branch {
        private final Account[] accounts;
        private long feesCollected;
        private int rejected;
        private final Object rejectLock = new Object();

        Branch(int n) {
            accounts = new Account[n];
            for (int i = 0; i < n; i++) {
                accounts[i] = new Account(i, 1000);
            }
        }

        void transfer(int from, int to, long amount) {
            Account a = accounts[Math.min(from, to)];
            Account b = accounts[Math.max(from, to)];
            synchronized (a) {
                synchronized (b) {
                    try {
                        accounts[from].withdraw(amount + 1);
                        accounts[to].deposit(amount);
                        feesCollected += 1;
                    } catch (IllegalArgumentException e) {
                        reject();
                    }
                }
            }
        }

        private void reject() {
            synchronized (rejectLock) {
                rejected++;
            }
        }

        long total() {
            long t = 0;
            for (Account a : accounts) {
                t += a.balance();
            }
            return t;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Branch branch = new Branch(8);
        Thread[] clerks = new Thread[4];
        for (int c = 0; c < clerks.length; c++) {
            final int seed = c;
            clerks[c] = new Thread(() -> {
                Random r = new Random(seed);
                for (int i = 0; i < 500; i++) {
                    int from = r.nextInt(8);
                    int to = (from + 1 + r.nextInt(7)) % 8;
                    branch.transfer(from, to, r.nextInt(100));
                }
            });
            clerks[c].start();
        }
        for (Thread t : clerks) {
            t.join();
        }
        System.out.println(branch.total() + " + fees " + branch.feesCollected + ", rejected " + branch.rejected);
    }
}
