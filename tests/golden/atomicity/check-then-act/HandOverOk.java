// run: scan --only atomicity
// expect: none
// What the maker does to an object before it is handed over does not come in between.

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class HandOverOk {
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
        sum += r.to() - r.from();
    }

    public static void main(String[] args) throws InterruptedException {
        HandOverOk total = new HandOverOk();
        BlockingQueue<Range> queue = new ArrayBlockingQueue<>(8);
        new Thread(() -> {
            for (int i = 0; i < 9; i++) {
                Range r = new Range();
                r.set(i, 2 * i);
                queue.offer(r);
            }
        }).start();
        for (int i = 0; i < 9; i++)
            total.add(queue.take());
    }
}
