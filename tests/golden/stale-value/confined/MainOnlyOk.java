// run: scan --only stale-value
// expect: none
// Program mode: there is only one thread.

import java.util.concurrent.atomic.AtomicInteger;

public class MainOnlyOk {
    static final AtomicInteger n = new AtomicInteger();

    static void step() {
        n.set(n.get() + 1);
    }

    public static void main(String[] args) {
        step();
        step();
        System.out.println(n);
    }
}
