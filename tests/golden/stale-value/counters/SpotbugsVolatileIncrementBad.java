// run: scan --only stale-value
// expect: stale-value method=SpotbugsVolatileIncrementBad$Counter.run line=here
// SpotBugs VO_VOLATILE_INCREMENT: ++ of a volatile, in two threads.

public class SpotbugsVolatileIncrementBad {
    static volatile int served;

    static class Counter implements Runnable {
        @Override
        public void run() {
            for (int i = 0; i < 1000; i++)
                served++; // <- here
        }

        private static synchronized void bump() {
            served++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(new Counter()), b = new Thread(new Counter());
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(served);
    }
}
// corpus: published
