// Each thread is joined before its own field is read, while others of the list still run.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;

public class JoinedElementOk {
	static class Worker extends Thread {
		private int sum;
		private final List<Integer> seen = new ArrayList<>();

		@Override
		public void run() {
			for (int i = 0; i < 10; i++) {
				sum += i;
				seen.add(i);
			}
		}

		int result() {
			return sum + seen.size();
		}
	}

	public static void main(String[] args) throws InterruptedException {
		List<Worker> workers = new ArrayList<>();
		for (int i = 0; i < 3; i++) {
			Worker worker = new Worker();
			workers.add(worker);
			worker.start();
		}
		for (Worker worker : workers) {
			worker.join();
			System.out.println(worker.result());
		}
	}
}
