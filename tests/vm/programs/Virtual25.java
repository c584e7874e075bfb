// jdk: 25
// Virtual threads: builders, executors, interrupts, thread locals, names.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

class Virtual25 {
	public static void main(String[] args) throws Exception {
		AtomicInteger n = new AtomicInteger();
		ReentrantLock lock = new ReentrantLock();
		int[] plain = new int[1];
		List<Thread> threads = new ArrayList<>();
		for (int i = 0; i < 20; i++) {
			threads.add(Thread.startVirtualThread(() -> {
				n.incrementAndGet();
				lock.lock();
				try {
					plain[0]++;
				} finally {
					lock.unlock();
				}
			}));
		}
		for (Thread t : threads) {
			t.join();
		}
		System.out.println(n + " " + plain[0]);
		Thread v = Thread.ofVirtual().name("virt").unstarted(() -> System.out.println(Thread.currentThread().getName() + " " + Thread.currentThread().isVirtual() + " " + Thread.currentThread().isDaemon()));
		System.out.println(v.getState() + " " + v.isVirtual());
		v.start();
		v.join();
		System.out.println(v.getState() + " " + v.getThreadGroup().getName() + " " + v.getPriority());
		try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
			List<Future<Integer>> results = new ArrayList<>();
			for (int i = 0; i < 10; i++) {
				int k = i;
				results.add(executor.submit(() -> {
					Thread.sleep(10 - k);
					return k * k;
				}));
			}
			int sum = 0;
			for (Future<Integer> f : results) {
				sum += f.get();
			}
			System.out.println(sum + " " + results.get(3).resultNow() + " " + results.get(0).state());
		}
		Thread sleeper = Thread.ofVirtual().start(() -> {
			try {
				Thread.sleep(100000);
			} catch (InterruptedException e) {
				System.out.println("interrupted " + Thread.currentThread().isInterrupted());
			}
		});
		sleeper.interrupt();
		sleeper.join();
		ThreadFactory factory = Thread.ofPlatform().name("plat-", 5).daemon().factory();
		Thread p = factory.newThread(() -> { });
		System.out.println(p.getName() + " " + p.isDaemon() + " " + factory.newThread(() -> { }).getName());
		System.out.println(Thread.ofVirtual().name("v-", 0).factory().newThread(() -> { }).getName());
		Thread failing = Thread.ofVirtual().uncaughtExceptionHandler((t, e) -> System.out.println("handler " + e.getMessage())).start(() -> {
			throw new IllegalStateException("virtual");
		});
		failing.join();
		System.out.println(failing.join(java.time.Duration.ofMillis(1)));
	}
}
