// run: scan --only stale-value
// expect: stale-value method=IdGeneratorBad$Client.run line=here
// Herlihy and Shavit, Counter: value read, then written, in each thread of a program.

public class IdGeneratorBad {
    static class Ids {
        private long next = 1;
        synchronized long peek() { return next; }
        synchronized void advance(long n) { next = n; }
        synchronized long take() { return next++; }
    }

    static class Client implements Runnable {
        private final Ids ids;
        private long mine;
        Client(Ids ids) { this.ids = ids; }

        @Override
        public void run() {
            mine = ids.peek();
            ids.advance(mine + 1); // <- here
        }
    }

    public static void main(String[] args) {
        Ids ids = new Ids();
        Thread a = new Thread(new Client(ids));
        Thread b = new Thread(new Client(ids));
        a.start();
        b.start();
    }
}
// corpus: published
