// run: scan --only stale-value
// expect: stale-value
// It has registered itself with a hub that others use.

import java.util.*;
public class OwnLambdaKnownBad {
    static final class Hub {
        private final List<Runner> all = new ArrayList<>();
        synchronized void join(Runner r) { all.add(r); }
        synchronized void kick() { for (Runner r : all) r.round(); }
    }
    static final class Runner {
        private int rounds;
        void enter(Hub hub) { hub.join(this); }
        synchronized void round() { rounds++; }
        synchronized int rounds() { return rounds; }
    }
    public static void main(String[] args) throws InterruptedException {
        Hub hub = new Hub();
        for (int i = 0; i < 3; i++) {
            Runner r = new Runner();
            r.enter(hub);
            new Thread(() -> { while (r.rounds() < 1000) { r.round(); hub.kick(); } }).start();
        }
    }
}
