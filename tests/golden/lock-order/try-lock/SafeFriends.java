// run: scan --only lock-order
// expect: none
// impendingBow takes both locks with tryLock and gives up the one it got when the other is taken.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class SafeFriends {
	static class Friend {
		private final String name;
		private final Lock lock = new ReentrantLock();
		private int bows;
		Friend(String name) { this.name = name; }

		boolean impendingBow(Friend bower) {
			boolean mine = false, yours = false;
			try {
				mine = lock.tryLock();
				yours = bower.lock.tryLock();
			} finally {
				if (!(mine && yours)) {
					if (mine) lock.unlock();
					if (yours) bower.lock.unlock();
				}
			}
			return mine && yours;
		}

		void bow(Friend bower) {
			if (impendingBow(bower)) {
				try {
					bows++;
					bower.bowBack(this);
				} finally {
					lock.unlock();
					bower.lock.unlock();
				}
			}
		}

		void bowBack(Friend bower) {
			bows += bower.name.length();
		}
	}

	public static void main(String[] args) {
		Friend a = new Friend("a"), b = new Friend("b");
		new Thread(() -> {
			for (int i = 0; i < 200000; i++) a.bow(b);
		}).start();
		new Thread(() -> {
			for (int i = 0; i < 200000; i++) b.bow(a);
		}).start();
	}
}
// corpus: unseen
