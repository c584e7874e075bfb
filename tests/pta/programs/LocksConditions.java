import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LocksConditions {
	static class Mailbox<T> {
		private final Lock lock = new ReentrantLock();
		private final Condition filled = lock.newCondition();
		private final Deque<T> letters = new ArrayDeque<>();

		void post(T letter) {
			lock.lock();
			try {
				letters.addLast(letter);
				filled.signal();
			} finally {
				lock.unlock();
			}
		}

		T fetch() throws InterruptedException {
			lock.lockInterruptibly();
			try {
				while (letters.isEmpty())
					filled.await();
				return letters.removeFirst();
			} finally {
				lock.unlock();
			}
		}
	}

	static class Letter {
		String read() {
			return "dear";
		}
	}

	static class Registered extends Letter {
		@Override
		String read() {
			return super.read() + " sir";
		}
	}

	static class Ledger {
		private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
		private int total;

		void add(int n) {
			lock.writeLock().lock();
			try {
				total += n;
			} finally {
				lock.writeLock().unlock();
			}
		}

		int total() {
			lock.readLock().lock();
			try {
				return total;
			} finally {
				lock.readLock().unlock();
			}
		}
	}

	public static void main(String[] args) throws Exception {
		Mailbox<Letter> box = new Mailbox<>();
		Ledger ledger = new Ledger();
		Thread reader = new Thread() {
			@Override
			public void run() {
				try {
					ledger.add(box.fetch().read().length());
					ledger.add(box.fetch().read().length());
				} catch (InterruptedException e) {
					interrupt();
				}
			}
		};
		reader.start();
		box.post(new Letter());
		box.post(new Registered());
		reader.join();
		System.out.println(ledger.total());
	}
}
