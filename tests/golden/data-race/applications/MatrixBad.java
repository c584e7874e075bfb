// Workers write their own rows, and all add to one norm.
// run: scan --only data-race
// expect: data-race field=MatrixBad.norm
import java.util.concurrent.*;
public class MatrixBad {
	static double norm;
	public static void main(String[] args) throws Exception {
		int n = 8;
		double[][] a = new double[n][n], out = new double[n][n];
		ExecutorService pool = Executors.newFixedThreadPool(4);
		CountDownLatch latch = new CountDownLatch(n);
		for (int r = 0; r < n; r++) {
			final int row = r;
			pool.submit(() -> {
				for (int c = 0; c < n; c++) {
					out[row][c] = 2 * a[row][c];
					norm += out[row][c];
				}
				latch.countDown();
			});
		}
		latch.await();
		System.out.println(norm + out[0][0]);
		pool.shutdown();
	}
}
// corpus: unseen25
