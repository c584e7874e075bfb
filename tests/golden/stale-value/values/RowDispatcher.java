// run: scan --only stale-value
// expect: stale-value
// workers read the next row and write back the following one in separate synchronized calls, rows are computed twice
class RowCursor {
    private int next;
    private final int rows;

    RowCursor(int rows) {
        this.rows = rows;
    }

    synchronized int getNext() {
        return next;
    }

    synchronized void setNext(int n) {
        next = n;
    }

    int rows() {
        return rows;
    }
}

class RowWorker extends Thread {
    private final RowCursor cursor;
    private final double[][] matrix;

    RowWorker(RowCursor cursor, double[][] matrix) {
        this.cursor = cursor;
        this.matrix = matrix;
    }

    private int claim() {
        int row = cursor.getNext();
        if (row < cursor.rows()) {
            cursor.setNext(row + 1);
            return row;
        }
        return -1;
    }

    @Override
    public void run() {
        int row;
        while ((row = claim()) >= 0) {
            synchronized (matrix[row]) {
                for (int c = 0; c < matrix[row].length; c++) {
                    matrix[row][c] += 1.0;
                }
            }
        }
    }
}

public class RowDispatcher {
    public static void main(String[] args) throws InterruptedException {
        double[][] m = new double[100][100];
        RowCursor cursor = new RowCursor(m.length);
        RowWorker[] ws = new RowWorker[4];
        for (int i = 0; i < ws.length; i++) {
            ws[i] = new RowWorker(cursor, m);
            ws[i].start();
        }
        for (RowWorker w : ws) {
            w.join();
        }
        System.out.println(m[0][0]);
    }
}
// corpus: unseen
