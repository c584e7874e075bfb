// A thread is joined before its field is read, but the others write that field too.
// run: scan --only data-race --witness off
// expect: data-race field=JoinedElementSharedBad$Worker.sum
import java.util.ArrayList;
import java.util.List;

public class JoinedElementSharedBad {
	static class Worker extends Thread {
		private final List<Worker> all;
		private int sum;

		Worker(List<Worker> all) {
			this.all = all;
		}

		@Override
		public void run() {
			for (Worker other : all)
				other.add(1);
		}

		void add(int n) {
			synchronized (JoinedElementSharedBad.class) {
				sum += n;
			}
		}
	}

	public static void main(String[] args) throws InterruptedException {
		List<Worker> workers = new ArrayList<>();
		for (int i = 0; i < 3; i++)
			workers.add(new Worker(workers));
		for (Worker worker : workers)
			worker.start();
		for (Worker worker : workers) {
			worker.join();
			System.out.println(worker.sum);
		}
	}
}
