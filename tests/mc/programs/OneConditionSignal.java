// check: deadlock
// One condition for two predicates and signal instead of signalAll: the wrong one is woken. Two producers, two consumers, capacity one.
import java.util.concurrent.locks.*;

public class OneConditionSignal {
	static final Lock lock = new ReentrantLock();
	static final Condition changed = lock.newCondition();
	static int count;
	static void put() throws InterruptedException {
		lock.lock();
		try { while (count == 1) changed.await(); count++; changed.signal(); } finally { lock.unlock(); }
	}
	static void take() throws InterruptedException {
		lock.lock();
		try { while (count == 0) changed.await(); count--; changed.signal(); } finally { lock.unlock(); }
	}
	interface Step { void run() throws InterruptedException; }
	static Thread start(Step step) {
		Thread t = new Thread(() -> { try { step.run(); } catch (InterruptedException e) { } });
		t.start();
		return t;
	}
	public static void main(String[] args) throws Exception {
		Thread[] all = { start(() -> take()), start(() -> take()), start(() -> { put(); }), start(() -> { put(); }) };
		for (Thread t : all) t.join();
	}
}
