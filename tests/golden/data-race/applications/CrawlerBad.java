// visited is synchronized, pages is a plain counter changed by every worker.
// run: scan --only data-race
// expect: data-race field=CrawlerBad.pages
import java.util.*;
import java.util.concurrent.*;
public class CrawlerBad {
	private final Set<String> visited = Collections.synchronizedSet(new HashSet<>());
	private final BlockingQueue<String> frontier = new LinkedBlockingQueue<>();
	private int pages;
	class Worker implements Runnable {
		public void run() {
			String url;
			while ((url = frontier.poll()) != null) {
				if (visited.add(url)) {
					pages++;
					frontier.add(url + "/a");
				}
			}
		}
	}
	void crawl() throws InterruptedException {
		frontier.add("root");
		Thread[] ts = new Thread[4];
		for (int i = 0; i < ts.length; i++) {
			ts[i] = new Thread(new Worker());
			ts[i].start();
		}
		for (Thread t : ts)
			t.join();
		System.out.println(pages);
	}
	public static void main(String[] args) throws InterruptedException { new CrawlerBad().crawl(); }
}
// corpus: unseen25
