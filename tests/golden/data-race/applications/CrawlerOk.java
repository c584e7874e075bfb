// Each worker counts for itself; the sum is made when all have ended.
// run: scan --only data-race
// expect: none
import java.util.*;
import java.util.concurrent.*;
public class CrawlerOk {
	private final Set<String> visited = ConcurrentHashMap.newKeySet();
	private final BlockingQueue<String> frontier = new LinkedBlockingQueue<>();
	class Worker extends Thread {
		int pages;
		@Override public void run() {
			String url;
			while ((url = frontier.poll()) != null)
				if (visited.add(url))
					pages++;
		}
	}
	void crawl() throws InterruptedException {
		frontier.add("root");
		List<Worker> ts = new ArrayList<>();
		for (int i = 0; i < 4; i++) {
			Worker w = new Worker();
			ts.add(w);
			w.start();
		}
		int sum = 0;
		for (Worker w : ts) {
			w.join();
			sum += w.pages;
		}
		System.out.println(sum);
	}
	public static void main(String[] args) throws InterruptedException { new CrawlerOk().crawl(); }
}
// corpus: unseen25
