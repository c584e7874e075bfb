// Stage one keeps a reference to the batch that it has put into the queue and clears it.
// run: scan --only data-race
// expect: data-race
import java.util.*;
import java.util.concurrent.*;
public class PipelineBad {
	public static void main(String[] args) throws InterruptedException {
		BlockingQueue<List<String>> q = new LinkedBlockingQueue<>();
		Thread producer = new Thread(() -> {
			try {
				List<String> batch = new ArrayList<>();
				for (int i = 0; i < 100; i++) {
					batch.add("x" + i);
					if (batch.size() == 10) {
						q.put(batch);
						batch.clear();
					}
				}
			} catch (InterruptedException e) { Thread.currentThread().interrupt(); }
		});
		producer.start();
		for (int i = 0; i < 10; i++)
			System.out.println(q.take().size());
	}
}
// corpus: unseen25
