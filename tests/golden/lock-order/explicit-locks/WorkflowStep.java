// run: scan --only lock-order --library
// expect: lock-order
// WorkflowStep.Step.complete holds step lock and takes lock of successor; Step.rollback holds step lock and takes lock of predecessor.
import java.util.concurrent.locks.ReentrantLock;

public class WorkflowStep {
	public enum State { PENDING, DONE }

	public static class Step {
		private final ReentrantLock lock = new ReentrantLock();
		private volatile Step prev, next;
		private State state = State.PENDING;

		public static void link(Step a, Step b) { a.next = b; b.prev = a; }

		public void complete() {
			lock.lock();
			try {
				state = State.DONE;
				Step n = next;
				if (n != null) n.reset();
			} finally { lock.unlock(); }
		}

		public void rollback() {
			lock.lock();
			try {
				state = State.PENDING;
				Step p = prev;
				if (p != null) p.reset();
			} finally { lock.unlock(); }
		}

		private void reset() {
			lock.lock();
			try { state = State.PENDING; } finally { lock.unlock(); }
		}
	}
}
// corpus: unseen
