// ReentrantLock: hold counts, tryLock, fair queues, conditions, errors.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class ReentrantLocks2 {
	public static void main(String[] args) throws Exception {
		ReentrantLock lock = new ReentrantLock(true);
		lock.lock();
		lock.lock();
		System.out.println(lock.getHoldCount() + " " + lock.isFair() + " " + lock.isHeldByCurrentThread());
		Thread t = new Thread(() -> {
			System.out.println("tryLock " + lock.tryLock());
			try {
				System.out.println("timed " + lock.tryLock(1, TimeUnit.MILLISECONDS));
			} catch (InterruptedException e) {
				System.out.println(e);
			}
		});
		t.start();
		t.join();
		lock.unlock();
		lock.unlock();
		try {
			lock.unlock();
		} catch (IllegalMonitorStateException e) {
			System.out.println(e);
		}
		Condition ready = lock.newCondition();
		boolean[] flag = new boolean[1];
		Thread waiter = new Thread(() -> {
			lock.lock();
			try {
				while (!flag[0]) {
					ready.awaitUninterruptibly();
				}
				System.out.println("ready " + Thread.interrupted());
			} finally {
				lock.unlock();
			}
		});
		waiter.start();
		waiter.interrupt();
		lock.lock();
		try {
			flag[0] = true;
			ready.signalAll();
		} finally {
			lock.unlock();
		}
		waiter.join();
		lock.lock();
		System.out.println(ready.await(2, TimeUnit.MILLISECONDS) + " " + (ready.awaitNanos(10) <= 0));
		lock.unlock();
		Thread blocked = new Thread(() -> {
			try {
				lock.lockInterruptibly();
				System.out.println("never");
			} catch (InterruptedException e) {
				System.out.println("interrupted " + lock.isHeldByCurrentThread());
			}
		});
		lock.lock();
		blocked.start();
		while (!lock.hasQueuedThread(blocked)) {
			Thread.sleep(1);
		}
		System.out.println(lock.getQueueLength() + " " + lock.hasWaiters(ready));
		blocked.interrupt();
		blocked.join();
		lock.unlock();
		System.out.println(lock.toString().endsWith("[Unlocked]"));
	}
}
