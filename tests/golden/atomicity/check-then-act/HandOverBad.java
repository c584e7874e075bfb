// run: scan --only atomicity
// expect: atomicity method=HandOverBad.add line=here
// The maker goes on to change what it has handed over.

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class HandOverBad {
    static class Range {
        private int from, to;
        synchronized int from() { return from; }
        synchronized int to() { return to; }
        synchronized void set(int from, int to) {
            this.from = from;
            this.to = to;
        }
    }

    private int sum;

    synchronized void add(Range r) {
        sum += r.to() - r.from(); // <- here
    }

    public static void main(String[] args) throws InterruptedException {
        HandOverBad total = new HandOverBad();
        BlockingQueue<Range> queue = new ArrayBlockingQueue<>(8);
        new Thread(() -> {
            for (int i = 0; i < 9; i++) {
                Range r = new Range();
                r.set(i, 2 * i);
                queue.offer(r);
                r.set(-i, i);
            }
        }).start();
        for (int i = 0; i < 9; i++)
            total.add(queue.take());
    }
}
