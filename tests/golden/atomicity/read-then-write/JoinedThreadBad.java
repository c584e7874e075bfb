// run: scan --only atomicity
// expect: atomicity method=JoinedThreadBad.add line=here
// The thread that writes is only waited for if there are arguments.

public class JoinedThreadBad {
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
        Range r = new Range();
        JoinedThreadBad total = new JoinedThreadBad();
        Thread loader = new Thread(() -> {
            for (int i = 0; i < 9; i++)
                r.set(i, 2 * i);
        });
        loader.start();
        if (args.length > 0)
            loader.join();
        new Thread(() -> total.add(r)).start();
        total.add(r);
    }
}
