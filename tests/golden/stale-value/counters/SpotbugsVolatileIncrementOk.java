// run: scan --only atomicity,stale-value
// expect: none
// SpotBugs VO_VOLATILE_INCREMENT: ++ of a volatile, in two threads.

public class SpotbugsVolatileIncrementOk {
    static volatile int served;

    static class Counter implements Runnable {
        @Override
        public void run() {
            for (int i = 0; i < 1000; i++)
                bump();
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
