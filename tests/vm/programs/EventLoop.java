// One worker owns the state; others post tasks to it: no lock, one order per poster.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class EventLoop {
	public static void main(String[] args) throws Exception {
		ExecutorService loop = Executors.newSingleThreadExecutor();
		List<List<Integer>> logs = new ArrayList<>();
		for (int i = 0; i < 3; i++) {
			logs.add(new ArrayList<>());
		}
		CountDownLatch done = new CountDownLatch(3);
		for (int i = 0; i < 3; i++) {
			int me = i;
			new Thread(() -> {
				for (int j = 0; j < 8; j++) {
					int n = j;
					loop.execute(() -> logs.get(me).add(n));
				}
				loop.execute(done::countDown);
			}).start();
		}
		done.await();
		loop.shutdown();
		System.out.println(logs);
	}
}
