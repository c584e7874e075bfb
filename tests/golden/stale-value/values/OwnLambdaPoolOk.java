// run: scan --only stale-value
// expect: none
// Each task has an object of its own.

import java.util.*;
import java.util.concurrent.*;
public class OwnLambdaPoolOk {
    static final class Runner {
        private int rounds; private final List<String> log = new ArrayList<>();
        synchronized void add(String s) { log.add(s); }
        synchronized void round() { rounds++; }
        synchronized int rounds() { return rounds; }
    }
    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (String a : args) {
            Runner r = new Runner();
            r.add(a);
            pool.submit(() -> { while (r.rounds() < 1000) r.round(); });
        }
        pool.shutdown();
    }
}
