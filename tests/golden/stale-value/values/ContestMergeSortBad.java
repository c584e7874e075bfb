// run: scan --only stale-value
// expect: stale-value method=ContestMergeSortBad$Sorter.run line=here
// ConTest MergeSort: whether one more thread is allowed and counting it are two synchronized calls.

public class ContestMergeSortBad {
    static int alive;
    static final int MOST = 4;

    static synchronized boolean mayStart() { return alive < MOST; }

    static synchronized void started() { alive++; }

    static synchronized void ended() { alive--; }

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
            if (mayStart()) {
                started(); // <- here
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
