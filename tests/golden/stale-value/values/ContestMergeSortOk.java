// run: scan --only atomicity,stale-value
// expect: none
// ConTest MergeSort: whether one more thread is allowed and counting it are two synchronized calls.

public class ContestMergeSortOk {
    static int alive;
    static final int MOST = 4;

    static synchronized boolean mayStart() { return alive < MOST; }

    static synchronized void started() { alive++; }

    static synchronized void ended() { alive--; }

    static synchronized boolean tryStart() {
        if (alive >= MOST)
            return false;
        alive++;
        return true;
    }

    static class Sorter extends Thread {
        private final int from, to;

        Sorter(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public void run() {
            if (to - from < 2)
                return;
            int middle = (from + to) / 2;
            if (tryStart()) {
                new Sorter(from, middle).start();
            }
            ended();
        }
    }

    public static void main(String[] args) {
        new Sorter(0, 500).start();
        new Sorter(500, 1000).start();
    }
}
// corpus: published
