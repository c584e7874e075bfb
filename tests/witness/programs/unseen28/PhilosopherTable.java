import java.util.concurrent.locks.ReentrantLock;

public class PhilosopherTable {
    static class Fork {
        final int rank;
        private final ReentrantLock lock = new ReentrantLock();
        private int uses;
        private String lastUser = "nobody";

        Fork(int rank) {
            this.rank = rank;
        }

        void pickUp() {
            lock.lock();
        }

        void markUsedBy(String name) {
            uses++;
            lastUser = name;
        }

        void putDown() {
            lock.unlock();
        }

        String describe() {
            return "fork " + rank + " used " + uses + " last " + lastUser;
        }
    }

    class Philosopher extends Thread {
        private final Fork first;
        private final Fork second;
        private int meals;

        Philosopher(int seat) {
            super("phil-" + seat);
            Fork left = forks[seat];
            Fork right = forks[(seat + 1) % forks.length];
            first = left.rank < right.rank ? left : right;
            second = first == left ? right : left;
        }

        private void eat() {
            first.markUsedBy(getName());
            second.markUsedBy(getName());
            meals++;
        }

        @Override
        public void run() {
            for (int i = 0; i < rounds; i++) {
                first.pickUp();
                try {
                    second.pickUp();
                    try {
                        eat();
                    } finally {
                        second.putDown();
                    }
                } finally {
                    first.putDown();
                }
                Thread.yield();
            }
        }
    }

    private final Fork[] forks;
    private final int rounds;

    PhilosopherTable(int seats, int rounds) {
        this.rounds = rounds;
        forks = new Fork[seats];
        for (int i = 0; i < seats; i++) {
            forks[i] = new Fork(i);
        }
    }

    int dine() throws InterruptedException {
        Philosopher[] all = new Philosopher[forks.length];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Philosopher(i);
            all[i].start();
        }
        int meals = 0;
        for (Philosopher p : all) {
            p.join();
            meals += p.meals;
        }
        return meals;
    }

    public static void main(String[] args) throws InterruptedException {
        PhilosopherTable table = new PhilosopherTable(5, 200);
        System.out.println(table.dine() + " meals");
        for (Fork f : table.forks) {
            System.out.println(f.describe());
        }
    }
}
