// Life by four threads with a barrier per generation.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

class GameOfLifeThreads {
	static final int N = 12;
	static boolean[][] now = new boolean[N][N];
	static boolean[][] then = new boolean[N][N];

	static void row(int y) {
		for (int x = 0; x < N; x++) {
			int n = 0;
			for (int dy = -1; dy <= 1; dy++) {
				for (int dx = -1; dx <= 1; dx++) {
					n += (dx != 0 || dy != 0) && now[(y + dy + N) % N][(x + dx + N) % N] ? 1 : 0;
				}
			}
			then[y][x] = n == 3 || n == 2 && now[y][x];
		}
	}

	public static void main(String[] args) throws Exception {
		int[][] glider = { { 1, 0 }, { 2, 1 }, { 0, 2 }, { 1, 2 }, { 2, 2 } };
		for (int[] p : glider) {
			now[p[1]][p[0]] = true;
		}
		CyclicBarrier barrier = new CyclicBarrier(4, () -> {
			boolean[][] swap = now;
			now = then;
			then = swap;
		});
		Thread[] threads = new Thread[4];
		for (int i = 0; i < 4; i++) {
			int me = i;
			threads[i] = new Thread(() -> {
				try {
					for (int g = 0; g < 8; g++) {
						for (int y = me; y < N; y += 4) {
							row(y);
						}
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
		for (boolean[] line : now) {
			StringBuilder s = new StringBuilder();
			for (boolean cell : line) {
				s.append(cell ? '#' : '.');
			}
			System.out.println(s);
		}
	}
}
