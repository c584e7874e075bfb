// A lock and a latch built on AbstractQueuedSynchronizer.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

class CustomSynchronizer {
	static class Mutex extends AbstractQueuedSynchronizer {
		@Override
		protected boolean tryAcquire(int ignored) {
			if (compareAndSetState(0, 1)) {
				setExclusiveOwnerThread(Thread.currentThread());
				return true;
			}
			return false;
		}

		@Override
		protected boolean tryRelease(int ignored) {
			if (getState() == 0) {
				throw new IllegalMonitorStateException("not locked");
			}
			setExclusiveOwnerThread(null);
			setState(0);
			return true;
		}

		@Override
		protected boolean isHeldExclusively() {
			return getState() == 1;
		}

		ConditionObject condition() {
			return new ConditionObject();
		}
	}

	static class Gate extends AbstractQueuedSynchronizer {
		@Override
		protected int tryAcquireShared(int ignored) {
			return getState() != 0 ? 1 : -1;
		}

		@Override
		protected boolean tryReleaseShared(int ignored) {
			setState(1);
			return true;
		}
	}

	static int count;

	public static void main(String[] args) throws Exception {
		Mutex mutex = new Mutex();
		Gate gate = new Gate();
		Thread[] threads = new Thread[4];
		for (int i = 0; i < 4; i++) {
			threads[i] = new Thread(() -> {
				gate.acquireShared(1);
				for (int j = 0; j < 20; j++) {
					mutex.acquire(1);
					count++;
					mutex.release(1);
				}
			});
			threads[i].start();
		}
		System.out.println(count + " " + gate.tryAcquireSharedNanos(1, 1000));
		gate.releaseShared(1);
		for (Thread t : threads) {
			t.join();
		}
		System.out.println(count + " " + mutex.hasQueuedThreads() + " " + mutex.tryAcquireNanos(1, TimeUnit.SECONDS.toNanos(1)));
		var condition = mutex.condition();
		System.out.println(condition.await(1, TimeUnit.MILLISECONDS));
		mutex.release(1);
		try {
			mutex.release(1);
		} catch (IllegalMonitorStateException e) {
			System.out.println(e.getMessage());
		}
	}
}
