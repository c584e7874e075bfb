// check: no-error
// Two that give back what they have and try again may go round for a long time, but there is always a way to the end.
import java.util.concurrent.locks.ReentrantLock;

public class SpinBackOff {
	static final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();

	static void both(ReentrantLock p, ReentrantLock q) {
		for (;;) {
			p.lock();
			try {
				if (q.tryLock()) {
					q.unlock();
					return;
				}
			} finally {
				p.unlock();
			}
		}
	}

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> both(a, b));
		t.start();
		both(b, a);
		t.join();
	}
}
