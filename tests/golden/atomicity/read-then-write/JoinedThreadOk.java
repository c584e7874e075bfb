// run: scan --only atomicity
// expect: none
// The only thread that writes has ended before others read, main among them.

public class JoinedThreadOk {
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
        Range r = new Range();
        JoinedThreadOk total = new JoinedThreadOk();
        Thread loader = new Thread(() -> {
            for (int i = 0; i < 9; i++)
                r.set(i, 2 * i);
        });
        loader.start();
        loader.join();
        new Thread(() -> total.add(r)).start();
        total.add(r);
    }
}
