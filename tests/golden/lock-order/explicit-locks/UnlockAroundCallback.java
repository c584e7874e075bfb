// run: scan --only lock-order
// expect: none
// deliver unlocks the mailbox around the callback and locks it again afterwards.
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.locks.ReentrantLock;

public class UnlockAroundCallback {
	public static class Mailbox {
		private final ReentrantLock lock = new ReentrantLock();
		private final Queue<String> mails = new ArrayDeque<>();
		private int delivered;

		public void post(String s) {
			lock.lock();
			try {
				mails.add(s);
			} finally {
				lock.unlock();
			}
		}

		public void deliver(Reader r) {
			lock.lock();
			try {
				while (!mails.isEmpty()) {
					String s = mails.remove();
					lock.unlock();
					try {
						r.receive(s);
					} finally {
						lock.lock();
					}
					delivered++;
				}
			} finally {
				lock.unlock();
			}
		}
	}

	public static class Reader {
		private final Mailbox box;
		private int read;
		public Reader(Mailbox b) { box = b; }

		synchronized void receive(String s) { read += s.length(); }

		public synchronized void answer() { box.post("re: " + read); }
	}
}
// corpus: unseen
