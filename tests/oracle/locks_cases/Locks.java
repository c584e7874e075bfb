import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

// java.util.concurrent: what is held at every write to a field.
class Locks {
	private final ReentrantLock lock = new ReentrantLock(); // held:
	private Lock open = new ReentrantLock(); // held:
	private final Lock some = new ReentrantLock(); // held:
	private final ReadWriteLock rw = new ReentrantReadWriteLock(); // held:
	private final ReentrantReadWriteLock rrw = new ReentrantReadWriteLock(); // held:
	private final StampedLock stamped = new StampedLock(); // held:
	private final Condition condition = lock.newCondition(); // held:
	int x;

	void plain() {
		lock.lock();
		try {
			x = 1; // held: this.lock (exclusive)
			other();
			x = 2; // held: this.lock (exclusive)
		} finally {
			lock.unlock();
		}
		x = 3; // held:
	}

	void other() {
	}

	// Not final: after the call it may be another lock that is released, but surely it is meant.
	void reassignable() {
		open.lock();
		try {
			other();
			x = 1; // held: this.open (lock)
		} finally {
			open.unlock();
		}
		x = 2; // held:
	}

	// The outer lock may be what is released: it is given up as well.
	void doubtful() {
		some.lock(); // trouble: never released
		open.lock();
		other();
		x = 1; // held: this.some (lock), this.open (lock)
		open.unlock();
		x = 2; // held:
		some.unlock(); // trouble: release of what is not held
	}

	void sure() {
		some.lock();
		open.lock();
		x = 1; // held: this.some (lock), this.open (lock)
		open.unlock();
		x = 2; // held: this.some (lock)
		some.unlock();
		x = 3; // held:
	}

	// Read, overwritten, then locked: not the lock that is read later.
	void readTooEarly(Lock another) {
		some.lock(); // trouble: never released
		Lock l = open;
		open = another; // held: this.some (lock)
		l.lock();
		x = 1; // held: this.some (lock), this.open (lock)
		open.unlock();
		x = 2; // held:
		some.unlock(); // trouble: release of what is not held
	}

	void tries() throws InterruptedException {
		if (lock.tryLock()) {
			x = 1; // held: this.lock (exclusive)
			lock.unlock();
		}
		x = 2; // held:
		if (!lock.tryLock(1, TimeUnit.SECONDS))
			return;
		x = 3; // held: this.lock (exclusive)
		lock.unlock();
	}

	void triesLater() {
		boolean got = lock.tryLock();
		try {
			x = 1; // held:
			if (got)
				x = 2; // held: this.lock (exclusive)
			x = 3; // held:
		} finally {
			if (got)
				lock.unlock();
		}
		if (got)
			x = 4; // held:
	}

	void triesNegated() {
		boolean failed = !lock.tryLock();
		if (failed) {
			x = 1; // held:
			return;
		}
		x = 2; // held: this.lock (exclusive)
		lock.unlock();
	}

	void triesTwiceNegated() {
		boolean failed = !lock.tryLock();
		boolean got = !failed;
		x = 1; // held:
		if (got == true) {
			x = 2; // held: this.lock (exclusive)
			lock.unlock();
		} else {
			x = 3; // held:
		}
	}

	void triesInLoop() {
		while (!lock.tryLock())
			x = 1; // held:
		x = 2; // held: this.lock (exclusive)
		lock.unlock();
	}

	// Of the two holds one may be missing: after one release neither is certain.
	void triesAgain() {
		lock.lock();
		lock.tryLock();
		lock.unlock();
		x = 1; // held:
		lock.unlock(); // trouble: release of what is not held
	}

	void readWrite() {
		rw.readLock().lock();
		try {
			x = 1; // held: this.rw.readLock() (read)
		} finally {
			rw.readLock().unlock();
		}
		rrw.writeLock().lock();
		rrw.readLock().lock();
		rrw.writeLock().unlock();
		x = 2; // held: this.rrw.readLock() (read)
		rrw.readLock().unlock();
	}

	void stamps() {
		long stamp = stamped.writeLock();
		try {
			x = 1; // held: this.stamped (write)
		} finally {
			stamped.unlockWrite(stamp);
		}
		stamp = stamped.tryOptimisticRead();
		x = 2; // held:
		stamp = stamped.tryReadLock();
		if (stamp != 0) {
			x = 3; // held: this.stamped (read)
			stamped.unlockRead(stamp);
		}
		stamp = stamped.readLock();
		try {
			long w = stamped.tryConvertToWriteLock(stamp);
			if (w != 0) {
				stamp = w;
				x = 4; // held: this.stamped (read)
			}
		} finally {
			stamped.unlock(stamp);
		}
		x = 5; // held:
	}

	void waits() throws InterruptedException {
		lock.lockInterruptibly();
		try {
			while (x == 0)
				condition.await();
			x = 1; // held: this.lock (exclusive)
		} finally {
			lock.unlock();
		}
	}

	void begin() {
		lock.lock(); // trouble: never released
		x = 1; // held: this.lock (exclusive)
	}

	void end() {
		x = 1; // held:
		lock.unlock(); // trouble: release of what is not held
	}

	void forgets(boolean b) {
		lock.lock(); // trouble: held at return
		if (b)
			return;
		lock.unlock();
	}

	void insideTry() {
		try {
			lock.lock(); // trouble: sometimes held
			x = 1; // held: this.lock (exclusive)
			other();
		} finally {
			x = 2; // held: this.lock (exclusive) | held:
			lock.unlock(); // trouble: release of what is not held
		}
	}

	void nested() {
		lock.lock();
		try {
			rw.writeLock().lock();
			try {
				x = 1; // held: this.lock (exclusive), this.rw.writeLock() (write)
				other();
			} finally {
				rw.writeLock().unlock();
			}
			x = 2; // held: this.lock (exclusive)
		} finally {
			lock.unlock();
		}
	}

	void eitherWay() {
		if (!lock.tryLock())
			lock.lock();
		x = 1; // held: this.lock (exclusive)
		lock.unlock();
		x = 2; // held:
	}

	// Known weakness: it is held, but by either of two places, and places are what is compared.
	void twoPlaces(boolean b) {
		if (b)
			lock.lock(); // trouble: never released
		else
			lock.lock(); // trouble: never released
		x = 1; // held:
		lock.unlock(); // trouble: release of what is not held
	}

	static class Own extends ReentrantLock {
		int n;

		void twice() {
			lock();
			n = 1; // held: this (exclusive)
			unlock();
		}
	}
}
