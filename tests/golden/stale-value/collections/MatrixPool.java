// run: scan --library --only stale-value
// expect: stale-value
// borrow tests isEmpty and removes by index in two steps of the synchronized list; a second borrower makes remove fail
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

public class MatrixPool {
    private final int rows;
    private final int cols;
    private final List<double[][]> idle = Collections.synchronizedList(new ArrayList<>());

    public MatrixPool(int rows, int cols, int warm) {
        this.rows = rows;
        this.cols = cols;
        for (int i = 0; i < warm; i++) {
            idle.add(new double[rows][cols]);
        }
    }

    public double[][] borrow() {
        if (!idle.isEmpty()) {
            double[][] m = idle.remove(0);
            for (double[] row : m) {
                Arrays.fill(row, 0.0);
            }
            return m;
        }
        return new double[rows][cols];
    }

    public void giveBack(double[][] m) {
        if (m.length != rows || m[0].length != cols) {
            throw new IllegalArgumentException("foreign matrix");
        }
        idle.add(m);
    }

    public int idleCount() {
        return idle.size();
    }
}
// corpus: unseen20
