import net.sf.ehcache.Cache;
import net.sf.ehcache.CacheManager;
import net.sf.ehcache.Element;

/** Four threads put, get and remove. */
public class EhcacheDriver {
	public static void main(String[] args) throws Exception {
		final CacheManager manager = CacheManager.create();
		manager.addCache(new Cache("c", 100, false, false, 5, 2));
		Thread[] threads = new Thread[4];
		for (int i = 0; i < threads.length; i++) {
			final int n = i;
			threads[i] = new Thread(new Runnable() {
				public void run() {
					Cache cache = manager.getCache("c");
					for (int k = 0; k < 100; k++) {
						cache.put(new Element("k" + k, "v" + n));
						Element element = cache.get("k" + (k + 1));
						if (element != null)
							System.out.println(element.getObjectValue() + " " + element.getHitCount());
						cache.remove("k" + (k - 5));
						cache.evictExpiredElements();
					}
				}
			});
			threads[i].start();
		}
		System.out.println(manager.getCache("c").getSize());
		for (Thread thread : threads)
			thread.join();
		manager.shutdown();
	}
}
