// The thread that is joined is not the one whose field is read.
// run: scan --only data-race --witness off
// expect: data-race field=JoinedElementBad$Worker.sum
import java.util.ArrayList;
import java.util.List;

public class JoinedElementBad {
	static class Worker extends Thread {
		private int sum;

		@Override
		public void run() {
			for (int i = 0; i < 10; i++)
				sum += i;
		}

		int result() {
			return sum;
		}
	}

	public static void main(String[] args) throws InterruptedException {
		List<Worker> workers = new ArrayList<>();
		for (int i = 0; i < 3; i++) {
			Worker worker = new Worker();
			workers.add(worker);
			worker.start();
		}
		for (int i = 0; i < 3; i++) {
			workers.get(i).join();
			System.out.println(workers.get((i + 1) % 3).result());
		}
	}
}
