// ReentrantReadWriteLock and StampedLock.
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

class ReadWriteLocks {
	static int value;

	public static void main(String[] args) throws Exception {
		ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
		lock.writeLock().lock();
		lock.readLock().lock();
		lock.writeLock().unlock();
		System.out.println(lock.getReadLockCount() + " " + lock.isWriteLocked() + " " + lock.getReadHoldCount());
		Thread t = new Thread(() -> System.out.println(lock.writeLock().tryLock() + " " + lock.readLock().tryLock()));
		t.start();
		t.join();
		lock.readLock().unlock();
		StampedLock stamped = new StampedLock();
		long stamp = stamped.tryOptimisticRead();
		System.out.println(stamped.validate(stamp));
		Thread[] threads = new Thread[4];
		for (int i = 0; i < 4; i++) {
			threads[i] = new Thread(() -> {
				for (int j = 0; j < 25; j++) {
					long s = stamped.writeLock();
					try {
						value++;
					} finally {
						stamped.unlockWrite(s);
					}
				}
			});
			threads[i].start();
		}
		for (Thread each : threads) {
			each.join();
		}
		System.out.println(value + " " + stamped.validate(stamp));
		long read = stamped.readLock();
		long write = stamped.tryConvertToWriteLock(read);
		System.out.println((write != 0) + " " + stamped.isWriteLocked());
		stamped.unlock(write);
		System.out.println(stamped.isReadLocked());
		try {
			stamped.unlockRead(5);
		} catch (IllegalMonitorStateException e) {
			System.out.println(e);
		}
	}
}
