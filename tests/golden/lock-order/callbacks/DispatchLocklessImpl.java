// run: scan --only lock-order
// expect: none
// The account only ever gets the lock-free listener; the locking listener class is never created.
public class DispatchLocklessImpl {
	interface Listener {
		void changed(Account a);
	}

	static class Printer implements Listener {
		@Override public void changed(Account a) {
			if (a.value < 0)
				System.out.println("negative");
		}
	}

	static class Auditor implements Listener {
		private int seen;
		@Override public synchronized void changed(Account a) {
			seen++;
		}
		synchronized void audit(Account a) {
			seen += a.get();
		}
	}

	static class Account {
		int value;
		private final Listener listener;
		Account(Listener l) { listener = l; }
		synchronized void set(int v) {
			value = v;
			listener.changed(this);
		}
		synchronized int get() { return value; }
	}

	public static void main(String[] args) {
		Account a = new Account(new Printer());
		for (int t = 0; t < 2; t++)
			new Thread(() -> {
				for (int i = 0; i < 100000; i++) a.set(i);
			}).start();
	}
}
// corpus: unseen
