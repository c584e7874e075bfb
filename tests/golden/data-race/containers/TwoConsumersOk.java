// Each element is taken by one of the consumers.
// run: scan --only data-race
// expect: none
import java.util.concurrent.*;
class TwoConsumersOk {
	static class Job {
		int n;
	}
	static final BlockingQueue<Job> queue = new ArrayBlockingQueue<>(10);
	static void consume() {
		try {
			while (true) {
				Job j = queue.take();
				j.n++;
			}
		} catch (InterruptedException e) {
		}
	}
	public static void main(String[] args) throws Exception {
		for (int i = 0; i < 2; i++)
			new Thread(TwoConsumersOk::consume).start();
		for (int i = 0; i < 10; i++) {
			Job j = new Job();
			j.n = i;
			queue.put(j);
		}
	}
}
