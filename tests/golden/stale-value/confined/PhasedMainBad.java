// run: scan --only stale-value
// expect: stale-value method=PhasedMainBad$Adder.run line=here
// JPF's small programs: main fills before the threads start, and sums up after they have ended.

import java.util.concurrent.atomic.AtomicInteger;

public class PhasedMainBad {
    static final AtomicInteger total = new AtomicInteger();

    static class Adder extends Thread {
        @Override
        public void run() {
            total.set(total.get() + 1); // <- here
        }
    }

    public static void main(String[] args) throws InterruptedException {
        if (total.get() == 0)
            total.set(10);
        Thread a = new Adder(), b = new Adder();
        a.start();
        b.start();
        a.join();
        b.join();
        total.set(total.get() * 2);
        System.out.println(total.get());
    }
}
// corpus: published
