// run: scan --only stale-value
// expect: stale-value method=LeaBoundedCounterBad$User.run line=here
// Lea, Concurrent Programming in Java: a bounded counter that is asked before it is incremented.

public class LeaBoundedCounterBad {
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
                counter.inc(); // <- here
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
