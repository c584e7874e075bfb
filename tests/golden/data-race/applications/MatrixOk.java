// Each task returns the sum of its row.
// run: scan --only data-race
// expect: none
import java.util.*;
import java.util.concurrent.*;
public class MatrixOk {
	public static void main(String[] args) throws Exception {
		int n = 8;
		double[][] a = new double[n][n];
		ExecutorService pool = Executors.newFixedThreadPool(4);
		List<Callable<Double>> tasks = new ArrayList<>();
		for (int r = 0; r < n; r++) {
			final double[] row = a[r];
			tasks.add(() -> {
				double s = 0;
				for (double v : row)
					s += v;
				return s;
			});
		}
		double norm = 0;
		for (Future<Double> f : pool.invokeAll(tasks))
			norm += f.get();
		System.out.println(norm);
		pool.shutdown();
	}
}
// corpus: unseen25
