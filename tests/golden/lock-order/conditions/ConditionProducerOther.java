// run: scan --only lock-order
// expect: none
// The consumer awaits with only queueLock held and takes statsLock after it released it; the producer does the same.
import java.util.ArrayDeque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionProducerOther {
	private final ReentrantLock statsLock = new ReentrantLock();
	private final ReentrantLock queueLock = new ReentrantLock();
	private final Condition notEmpty = queueLock.newCondition();
	private final ArrayDeque<Integer> queue = new ArrayDeque<>();
	private long sum;

	public void consume() throws InterruptedException {
		int n;
		queueLock.lock();
		try {
			while (queue.isEmpty())
				notEmpty.await();
			n = queue.remove();
		} finally {
			queueLock.unlock();
		}
		statsLock.lock();
		try {
			sum += n;
		} finally {
			statsLock.unlock();
		}
	}

	public void produce(int n) {
		queueLock.lock();
		try {
			queue.add(n);
			notEmpty.signal();
		} finally {
			queueLock.unlock();
		}
	}
}
// corpus: unseen
