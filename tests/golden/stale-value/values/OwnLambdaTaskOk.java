// run: scan --only stale-value
// expect: none
// A task of a class of its own, and the object is prepared before.

import java.util.*;
public class OwnLambdaTaskOk {
    static final class Runner {
        private int rounds; private final List<String> log = new ArrayList<>();
        synchronized void add(String s) { log.add(s); }
        synchronized void round() { rounds++; }
        synchronized int rounds() { return rounds; }
    }
    static final class Task implements Runnable {
        private final Runner r;
        Task(Runner r) { this.r = r; }
        public void run() { while (r.rounds() < 1000) r.round(); }
    }
    public static void main(String[] args) throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            Runner r = new Runner();
            r.add("x");
            new Thread(new Task(r)).start();
        }
    }
}
