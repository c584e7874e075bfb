// A new batch is begun after each hand-over.
// run: scan --only data-race
// expect: none
import java.util.*;
import java.util.concurrent.*;
public class PipelineOk {
	public static void main(String[] args) throws InterruptedException {
		BlockingQueue<List<String>> q = new LinkedBlockingQueue<>();
		Thread producer = new Thread(() -> {
			try {
				List<String> batch = new ArrayList<>();
				for (int i = 0; i < 100; i++) {
					batch.add("x" + i);
					if (batch.size() == 10) {
						q.put(batch);
						batch = new ArrayList<>();
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
