// run: scan --only stale-value
// expect: none
// philo: the pause in the loop is Thread.sleep, called by its simple name in a thread.
// Missed: sleep by its simple name in a subclass of Thread is not known as a pause.

public class FN_SleepInheritedBad {
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
                fork.take(); // missed
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
