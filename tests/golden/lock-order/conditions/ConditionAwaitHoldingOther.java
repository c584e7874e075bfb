// run: scan --only lock-order
// expect: lock-order
// The consumer awaits a condition of queueLock while it holds statsLock, which the producer needs before it can signal.
import java.util.ArrayDeque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionAwaitHoldingOther {
	static final ReentrantLock statsLock = new ReentrantLock();
	static final ReentrantLock queueLock = new ReentrantLock();
	static final Condition notEmpty = queueLock.newCondition();
	static final ArrayDeque<Integer> queue = new ArrayDeque<>();
	static long sum;

	static void consume() throws InterruptedException {
		statsLock.lock();
		try {
			queueLock.lock();
			try {
				while (queue.isEmpty())
					notEmpty.await();
				sum += queue.remove();
			} finally {
				queueLock.unlock();
			}
		} finally {
			statsLock.unlock();
		}
	}

	static void produce(int n) {
		statsLock.lock();
		try {
			sum -= n;
			queueLock.lock();
			try {
				queue.add(n);
				notEmpty.signal();
			} finally {
				queueLock.unlock();
			}
		} finally {
			statsLock.unlock();
		}
	}

	public static void main(String[] args) {
		new Thread(() -> {
			try {
				while (true) consume();
			} catch (InterruptedException e) {
				Thread.currentThread().interrupt();
			}
		}).start();
		new Thread(() -> {
			for (int i = 0; i < 1000; i++) produce(i);
		}).start();
	}
}
// corpus: unseen
