// run: scan --only stale-value
// expect: none
// a row is claimed in one synchronized step
class RowCounter {
    private int next;
    private final int rows;

    RowCounter(int rows) {
        this.rows = rows;
    }

    synchronized int claim() {
        if (next < rows) {
            return next++;
        }
        return -1;
    }
}

class RowSummer extends Thread {
    private final RowCounter counter;
    private final int[][] data;
    private final long[] sums;

    RowSummer(RowCounter counter, int[][] data, long[] sums) {
        this.counter = counter;
        this.data = data;
        this.sums = sums;
    }

    @Override
    public void run() {
        for (int row = counter.claim(); row >= 0; row = counter.claim()) {
            long s = 0;
            for (int v : data[row]) {
                s += v;
            }
            sums[row] = s;
        }
    }
}

public class RowClaimer {
    public static void main(String[] args) throws InterruptedException {
        int[][] data = new int[50][50];
        long[] sums = new long[50];
        RowCounter counter = new RowCounter(data.length);
        RowSummer a = new RowSummer(counter, data, sums);
        RowSummer b = new RowSummer(counter, data, sums);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(sums[0]);
    }
}
// corpus: unseen
