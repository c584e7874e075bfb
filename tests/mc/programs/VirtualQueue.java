// check: no-error
// jdk: 21
// A virtual thread fills a queue.
public class VirtualQueue {
	public static void main(String[] args) throws Exception {
		java.util.concurrent.SynchronousQueue<String> q = new java.util.concurrent.SynchronousQueue<>();
		Thread t = Thread.ofVirtual().start(() -> {
			try {
				q.put("x");
			} catch (InterruptedException e) {
			}
		});
		assert q.take().equals("x");
		t.join();
	}
}
