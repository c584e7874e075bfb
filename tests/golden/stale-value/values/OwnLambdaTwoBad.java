// run: scan --only stale-value
// expect: stale-value
// Each task's object, but a second thread gets it too.

import java.util.*;
public class OwnLambdaTwoBad {
    static final class Runner {
        private int rounds; private final List<String> log = new ArrayList<>();
        synchronized void add(String s) { log.add(s); }
        synchronized void round() { rounds++; }
        synchronized int rounds() { return rounds; }
    }
    public static void main(String[] args) throws InterruptedException {
        List<Thread> all = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Runner r = new Runner();
            r.add("x");
            Runnable body = () -> { while (r.rounds() < 1000) r.round(); };
            for (int k = 0; k < 2; k++) { Thread t = new Thread(body); t.start(); all.add(t); }
        }
        for (Thread t : all) t.join();
    }
}
