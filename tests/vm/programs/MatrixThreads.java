// A product of matrices, one thread per row; then a parallel prefix sum with barriers.
import java.util.Arrays;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

class MatrixThreads {
	public static void main(String[] args) throws Exception {
		int n = 6;
		long[][] a = new long[n][n], b = new long[n][n], c = new long[n][n];
		for (int i = 0; i < n; i++) {
			for (int j = 0; j < n; j++) {
				a[i][j] = i + j;
				b[i][j] = i * j + 1;
			}
		}
		Thread[] rows = new Thread[n];
		for (int i = 0; i < n; i++) {
			int row = i;
			rows[i] = new Thread(() -> {
				for (int j = 0; j < n; j++) {
					for (int k = 0; k < n; k++) {
						c[row][j] += a[row][k] * b[k][j];
					}
				}
			});
			rows[i].start();
		}
		for (Thread t : rows) {
			t.join();
		}
		System.out.println(Arrays.deepToString(c));
		int m = 8;
		int[] sums = new int[m], next = new int[m];
		Arrays.setAll(sums, i -> i + 1);
		CyclicBarrier barrier = new CyclicBarrier(m);
		Thread[] threads = new Thread[m];
		for (int i = 0; i < m; i++) {
			int me = i;
			threads[i] = new Thread(() -> {
				try {
					for (int step = 1; step < m; step *= 2) {
						next[me] = sums[me] + (me >= step ? sums[me - step] : 0);
						barrier.await();
						sums[me] = next[me];
						barrier.await();
					}
				} catch (InterruptedException | BrokenBarrierException e) {
					System.out.println(e);
				}
			});
			threads[i].start();
		}
		for (Thread t : threads) {
			t.join();
		}
		System.out.println(Arrays.toString(sums));
	}
}
