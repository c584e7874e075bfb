// run: scan --only lock-order
// expect: lock-order
// SessionFactoryLocks: locks made by LockFactory.create; login: users->sessions, expire: sessions->users.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class SessionFactoryLocks {
	static final class LockFactory {
		static Lock create(boolean fair) { return new ReentrantLock(fair); }
	}

	private final Lock users = LockFactory.create(false);
	private final Lock sessions = LockFactory.create(true);
	private int online, open;

	private static void with(Lock l, Runnable body) {
		l.lock();
		try { body.run(); } finally { l.unlock(); }
	}

	void login() {
		with(users, () -> {
			online++;
			with(sessions, () -> open++);
		});
	}

	void expire() {
		with(sessions, () -> {
			open--;
			with(users, () -> online--);
		});
	}

	public static void main(String[] args) {
		SessionFactoryLocks s = new SessionFactoryLocks();
		new Thread(() -> { for (int i = 0; i < 100000; i++) s.login(); }).start();
		new Thread(() -> { for (int i = 0; i < 100000; i++) s.expire(); }).start();
	}
}
// corpus: unseen
