import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Matrix product by row blocks; every block also returns its trace contribution. */
public class MatrixBlocks {

    static class Matrix {
        private final double[][] v;

        Matrix(int n) {
            v = new double[n][n];
        }

        static Matrix filled(int n, int seed) {
            Matrix m = new Matrix(n);
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    m.v[i][j] = (i * seed + j) % 7;
                }
            }
            return m;
        }

        int size() {
            return v.length;
        }
    }

    static class Block implements Callable<Double> {
        private final Matrix a;
        private final Matrix b;
        private final Matrix out;
        private final int first;
        private final int last;

        Block(Matrix a, Matrix b, Matrix out, int first, int last) {
            this.a = a;
            this.b = b;
            this.out = out;
            this.first = first;
            this.last = last;
        }

        @Override
        public Double call() {
            double trace = 0;
            for (int i = first; i < last; i++) {
                for (int j = 0; j < b.size(); j++) {
                    double s = 0;
                    for (int k = 0; k < a.size(); k++) {
                        s += a.v[i][k] * b.v[k][j];
                    }
                    out.v[i][j] = s;
                }
                trace += out.v[i][i];
            }
            return trace;
        }
    }

    static double multiply(Matrix a, Matrix b, Matrix out, ExecutorService pool, int parts)
            throws InterruptedException, ExecutionException {
        List<Block> blocks = new ArrayList<>();
        int n = a.size();
        for (int p = 0; p < parts; p++) {
            blocks.add(new Block(a, b, out, p * n / parts, (p + 1) * n / parts));
        }
        double trace = 0;
        for (Future<Double> f : pool.invokeAll(blocks)) {
            trace += f.get();
        }
        return trace;
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        try {
            Matrix a = Matrix.filled(80, 3);
            Matrix b = Matrix.filled(80, 5);
            Matrix ab = new Matrix(80);
            Matrix aba = new Matrix(80);
            System.out.println("trace AB  " + multiply(a, b, ab, pool, 5));
            System.out.println("trace ABA " + multiply(ab, a, aba, pool, 3));
            System.out.println("corner " + aba.v[79][79]);
        } finally {
            pool.shutdown();
        }
    }
}
