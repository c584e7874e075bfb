// run: scan --only stale-value
// expect: stale-value
// Main goes on with it after the start.

import java.util.*;
public class OwnLambdaGoesOnBad {
    static final class Runner {
        private int rounds; private final List<String> log = new ArrayList<>();
        synchronized void add(String s) { log.add(s); }
        synchronized void round() { rounds++; }
        synchronized int rounds() { return rounds; }
    }
    public static void main(String[] args) throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            Runner r = new Runner();
            Thread t = new Thread(() -> { while (r.rounds() < 1000) r.round(); });
            t.start();
            r.round();
            t.join();
        }
    }
}
