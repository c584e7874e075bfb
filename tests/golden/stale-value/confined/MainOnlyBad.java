// run: scan --only stale-value
// expect: stale-value method=MainOnlyBad.step line=here
// Program mode: main and one thread.

import java.util.concurrent.atomic.AtomicInteger;

public class MainOnlyBad {
    static final AtomicInteger n = new AtomicInteger();

    static void step() {
        n.set(n.get() + 1); // <- here
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(MainOnlyBad::step);
        t.start();
        step();
        t.join();
    }
}
