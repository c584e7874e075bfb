// Rows are divided by a helper that gets its range.
// run: scan --only data-race
// expect: none
public class BlocksOfRowsOk {
    static double[][] m = new double[64][64];

    static void rows(int lo, int hi) {
        for (int r = lo; r < hi; r++) for (int c = 0; c < 64; c++) m[r][c] = r * c;
    }

    public static void main(String[] x) throws Exception {
        Thread[] ts = new Thread[4];
        for (int k = 0; k < 4; k++) {
            int q = k;
            ts[k] = new Thread(() -> rows(q * 16, (q + 1) * 16));
            ts[k].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(m[3][3]);
    }
}
