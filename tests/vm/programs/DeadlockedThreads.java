// ThreadMXBean: who is deadlocked, by monitors and by locks, and what each waits for.
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantLock;

class DeadlockedThreads {
	static final Object A = new Object(), B = new Object();
	static final ReentrantLock C = new ReentrantLock(), D = new ReentrantLock();

	static void await(CountDownLatch latch) {
		latch.countDown();
		try {
			latch.await();
		} catch (InterruptedException e) {
			throw new AssertionError(e);
		}
	}

	static Thread start(String name, Runnable body) {
		Thread t = new Thread(body, name);
		t.setDaemon(true);
		t.start();
		return t;
	}

	static void monitors(Object first, Object second, CountDownLatch latch) {
		synchronized (first) {
			await(latch);
			synchronized (second) {
				System.out.println("never");
			}
		}
	}

	static void locks(ReentrantLock first, ReentrantLock second, CountDownLatch latch) {
		first.lock();
		await(latch);
		second.lock();
	}

	static void print(ThreadMXBean bean, long[] ids) {
		if (ids == null) {
			System.out.println("none");
			return;
		}
		ThreadInfo[] infos = bean.getThreadInfo(ids, 1);
		Arrays.sort(infos, (a, b) -> a.getThreadName().compareTo(b.getThreadName()));
		for (ThreadInfo info : infos) {
			System.out.println(info.getThreadName() + " " + info.getThreadState() + " on "
				+ info.getLockInfo().getClassName() + " of " + info.getLockOwnerName() + " "
				+ info.getStackTrace().length + " " + info.isDaemon());
		}
	}

	public static void main(String[] args) throws Exception {
		ThreadMXBean bean = ManagementFactory.getThreadMXBean();
		print(bean, bean.findDeadlockedThreads());
		CountDownLatch two = new CountDownLatch(2);
		Thread one = start("one", () -> monitors(A, B, two));
		Thread other = start("other", () -> monitors(B, A, two));
		while (one.getState() != Thread.State.BLOCKED || other.getState() != Thread.State.BLOCKED) {
			Thread.sleep(1);
		}
		CountDownLatch more = new CountDownLatch(2);
		start("third", () -> locks(C, D, more));
		start("fourth", () -> locks(D, C, more));
		Thread waits = start("waits for it", () -> {
			synchronized (A) {
				System.out.println("never");
			}
		});
		while (bean.findDeadlockedThreads().length != 4 || waits.getState() != Thread.State.BLOCKED) {
			Thread.sleep(1);
		}
		System.out.println("monitors");
		print(bean, bean.findMonitorDeadlockedThreads());
		System.out.println("all");
		print(bean, bean.findDeadlockedThreads());
		System.out.println("one that waits for them");
		print(bean, new long[] { waits.getId() });
		System.out.println(bean.getThreadInfo(123456789) + " " + bean.getThreadInfo(waits.getId()).getThreadName());
		System.out.println(Arrays.stream(bean.dumpAllThreads(false, false)).filter(i -> i.getThreadName().equals("main"))
			.map(i -> i.getStackTrace().length > 0).toList());
	}
}
