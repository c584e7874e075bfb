/** Five philosophers with ordered forks; the host keeps the evening's statistics. */
public class PhilosophersDinner {

    static class Fork {
        final int rank;
        private int uses;

        Fork(int rank) {
            this.rank = rank;
        }

        void use() {
            uses++;
        }

        int uses() {
            return uses;
        }
    }

    static class Host {
        private int mealsServed;
        private int greetings;

        void serve() {
            mealsServed++;
        }

        synchronized void greet() {
            greetings++;
        }

        synchronized int greetings() {
            return greetings;
        }

        int served() {
            return mealsServed;
        }
    }

    static class Philosopher extends Thread {
        private final Fork first;
        private final Fork second;
        private final Host host;
        private final int rounds;

        Philosopher(String name, Fork left, Fork right, Host host, int rounds) {
            super(name);
            this.first = left.rank < right.rank ? left : right;
            this.second = left.rank < right.rank ? right : left;
            this.host = host;
            this.rounds = rounds;
        }

        @Override
        public void run() {
            host.greet();
            for (int i = 0; i < rounds; i++) {
                think();
                eat();
            }
        }

        private void think() {
            Thread.yield();
        }

        private void eat() {
            synchronized (first) {
                synchronized (second) {
                    first.use();
                    second.use();
                    host.serve();
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = 5;
        Fork[] forks = new Fork[n];
        for (int i = 0; i < n; i++) {
            forks[i] = new Fork(i);
        }
        Host host = new Host();
        Philosopher[] guests = new Philosopher[n];
        for (int i = 0; i < n; i++) {
            guests[i] = new Philosopher("P" + i, forks[i], forks[(i + 1) % n], host, 2000);
        }
        for (Philosopher p : guests) {
            p.start();
        }
        for (Philosopher p : guests) {
            p.join();
        }
        int uses = 0;
        for (Fork f : forks) {
            uses += f.uses();
        }
        System.out.println("guests " + host.greetings() + " meals " + host.served() + " fork uses " + uses);
    }
}
