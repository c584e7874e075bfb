// run: scan --only stale-value
// expect: none
// Lea, Concurrent Programming in Java: a bounded counter that is asked before it is incremented.
// Not so: inc looks again, in a loop around wait.

public class LeaBoundedCounterOk {
    interface BoundedCounter {
        long MAX = 10;
        long value();
        void inc();
        void dec();
    }

    static class Simple implements BoundedCounter {
        private long count;

        public synchronized long value() { return count; }

        public synchronized void inc() {
            while (count >= MAX) {
                try {
                    wait();
                } catch (InterruptedException e) {
                    return;
                }
            }
            count++;
            notifyAll();
        }

        public synchronized void dec() {
            count--;
            notifyAll();
        }
    }

    static class User extends Thread {
        private final BoundedCounter counter;

        User(BoundedCounter counter) { this.counter = counter; }

        @Override
        public void run() {
            if (counter.value() < BoundedCounter.MAX)
                counter.inc();
        }
    }

    public static void main(String[] args) {
        BoundedCounter counter = new Simple();
        new User(counter).start();
        new User(counter).start();
        counter.dec();
    }
}
// corpus: published
