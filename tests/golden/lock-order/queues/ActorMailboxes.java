// run: scan --only lock-order
// expect: none
// Every account is an actor with its own thread; transfers are messages in blocking queues and each actor locks only itself.
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class ActorMailboxes {
	static class Account extends Thread {
		private final BlockingQueue<Long> inbox = new LinkedBlockingQueue<>();
		private long balance = 1000;

		void send(long n) {
			inbox.add(n);
		}

		synchronized long balance() {
			return balance;
		}

		void transferTo(Account other, long n) {
			synchronized (this) {
				balance -= n;
			}
			other.send(n);
		}

		@Override public void run() {
			try {
				for (int i = 0; i < 10000; i++) {
					long n = inbox.take();
					synchronized (this) {
						balance += n;
					}
				}
			} catch (InterruptedException e) {
				interrupt();
			}
		}
	}

	public static void main(String[] args) {
		Account a = new Account(), b = new Account();
		a.start();
		b.start();
		new Thread(() -> {
			for (int i = 0; i < 10000; i++) a.transferTo(b, 1);
		}).start();
		for (int i = 0; i < 10000; i++)
			b.transferTo(a, 1);
	}
}
// corpus: unseen
