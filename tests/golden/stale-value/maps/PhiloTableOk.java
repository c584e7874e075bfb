// run: scan --only atomicity,stale-value
// expect: none
// philo: both forks are asked for, then taken.

public class PhiloTableOk {
    static class Table {
        private final boolean[] isTaken = new boolean[5];

        synchronized boolean areFree(int i) { return !isTaken[i] && !isTaken[(i + 1) % 5]; }

        synchronized void take(int i) {
            isTaken[i] = true;
            isTaken[(i + 1) % 5] = true;
        }

        synchronized void put(int i) {
            isTaken[i] = false;
            isTaken[(i + 1) % 5] = false;
            notifyAll();
        }

        synchronized void get(int i) throws InterruptedException {
            while (isTaken[i] || isTaken[(i + 1) % 5])
                wait();
            take(i);
        }
    }

    static class Philosopher extends Thread {
        private final Table table;
        private final int me;

        Philosopher(Table table, int me) {
            this.table = table;
            this.me = me;
        }

        @Override
        public void run() {
            try {
                table.get(me);
                sleep(10);
                table.put(me);
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) {
        Table table = new Table();
        for (int i = 0; i < 5; i++)
            new Philosopher(table, i).start();
    }
}
// corpus: published
