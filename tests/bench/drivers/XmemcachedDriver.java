import net.rubyeye.xmemcached.MemcachedClient;
import net.rubyeye.xmemcached.XMemcachedClient;

/** Four threads share a client. */
public class XmemcachedDriver {
	public static void main(String[] args) throws Exception {
		final MemcachedClient client = new XMemcachedClient("localhost", 11211);
		Thread[] threads = new Thread[4];
		for (int i = 0; i < threads.length; i++) {
			threads[i] = new Thread(new Runnable() {
				public void run() {
					try {
						client.set("a", 10, "b");
						Object value = client.get("a");
						System.out.println(value);
						client.incr("n", 1);
						client.delete("a");
					} catch (Exception e) {
						e.printStackTrace();
					}
				}
			});
			threads[i].start();
		}
		client.setOpTimeout(100);
		for (Thread thread : threads)
			thread.join();
		client.shutdown();
	}
}
