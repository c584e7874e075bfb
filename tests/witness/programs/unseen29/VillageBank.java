import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;

/** Transfers with ordered account locks and a journal of movements. */
public class VillageBank {

    static class Account {
        final int id;
        private long balance;

        Account(int id, long balance) {
            this.id = id;
            this.balance = balance;
        }

        void add(long amount) {
            balance += amount;
        }

        long balance() {
            return balance;
        }
    }

    record Movement(int from, int to, long amount) { }

    static class Bank {
        private final Account[] accounts;
        private final List<Movement> journal = new ArrayList<>();

        Bank(int n) {
            accounts = new Account[n];
            for (int i = 0; i < n; i++) {
                accounts[i] = new Account(i, 1000);
            }
        }

        boolean transfer(int from, int to, long amount) {
            if (from == to) {
                return false;
            }
            Account low = accounts[Math.min(from, to)];
            Account high = accounts[Math.max(from, to)];
            synchronized (low) {
                synchronized (high) {
                    if (accounts[from].balance() < amount) {
                        return false;
                    }
                    accounts[from].add(-amount);
                    accounts[to].add(amount);
                    journal.add(new Movement(from, to, amount));
                    return true;
                }
            }
        }

        long total() {
            long sum = 0;
            for (Account a : accounts) {
                synchronized (a) {
                    sum += a.balance();
                }
            }
            return sum;
        }

        int movements() {
            return journal.size();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Bank bank = new Bank(8);
        int tellers = 3;
        CountDownLatch done = new CountDownLatch(tellers);
        for (int t = 0; t < tellers; t++) {
            final long seed = t;
            new Thread(() -> {
                Random rnd = new Random(seed);
                try {
                    for (int i = 0; i < 200; i++) {
                        bank.transfer(rnd.nextInt(8), rnd.nextInt(8), rnd.nextInt(50));
                    }
                } finally {
                    done.countDown();
                }
            }).start();
        }
        done.await();
        System.out.println("total " + bank.total() + " movements " + bank.movements());
    }
}
