// run: scan --only stale-value
// expect: stale-value method=SleepInheritedBad$Philosopher.run line=here
// philo: the pause in the loop is Thread.sleep, called by its simple name in a thread.

public class SleepInheritedBad {
    static class Fork {
        private boolean isTaken;
        synchronized boolean isFree() { return !isTaken; }
        synchronized void take() { isTaken = true; }
        synchronized void put() { isTaken = false; }
        synchronized boolean tryTake() {
            if (isTaken)
                return false;
            isTaken = true;
            return true;
        }
    }

    static class Philosopher extends Thread {
        private final Fork fork;
        private int meals;

        Philosopher(Fork fork) { this.fork = fork; }

        @Override
        public void run() {
            try {
                while (!fork.isFree())
                    sleep(1);
                fork.take(); // <- here
                meals++;
                fork.put();
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) {
        Fork fork = new Fork();
        new Philosopher(fork).start();
        new Philosopher(fork).start();
    }
}
// corpus: published
