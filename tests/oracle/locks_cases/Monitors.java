// What is held at every write to a field, in the order in which it was taken.
class Monitors {
	final Object lock = new Object(); // held:
	Object open = new Object(); // held:
	static final Object shared = new Object(); // held:
	final Object[] locks = new Object[4]; // held:
	int x;
	static int y;
	Monitors next;

	synchronized void method() {
		x = 1; // held: this
		synchronized (lock) {
			x = 2; // held: this, this.lock
			if (y > 0)
				return;
			x = 3; // held: this, this.lock
		}
		x = 4; // held: this
	}

	static synchronized void ofClass() {
		y = 1; // held: Monitors.class
		synchronized (Monitors.class) {
			y = 2; // held: Monitors.class, Monitors.class
		}
		synchronized (shared) {
			y = 3; // held: Monitors.class, Monitors.shared
		}
		synchronized (String.class) {
			y = 4; // held: Monitors.class, java.lang.String.class
		}
		synchronized ("text") {
			y = 5; // held: Monitors.class, "text"
		}
	}

	int exceptions(Monitors other) {
		try {
			synchronized (other) {
				x = 1; // held: other
				try {
					Integer.parseInt("1");
					x = 2; // held: other
				} catch (NumberFormatException e) {
					x = 3; // held: other
				} finally {
					x = 4; // held: other
				}
			}
		} catch (RuntimeException e) {
			x = 5; // held:
		} finally {
			x = 6; // held:
		}
		return x;
	}

	void loop(int n) {
		for (int i = 0; i < n; i++) {
			synchronized (locks[i]) {
				if (i == 3)
					continue;
				x = i; // held: this.locks[i]
				if (i == 5)
					break;
			}
			x = 1; // held:
		}
		synchronized (locks[2]) {
			x = 2; // held: this.locks[2]
		}
	}

	// The monitor is on what was read, whatever the field says later.
	void reassigned() {
		synchronized (open) {
			open = new Object(); // held: this.open
			x = 1; // held: this.open
		}
		x = 2; // held:
	}

	void chain(Monitors m) {
		synchronized (m.next.next.lock) {
			x = 1; // held: m.next.next.lock
		}
		synchronized (m.next.next.next.lock) {
			x = 2; // held: *
		}
		synchronized (make()) {
			x = 3; // held: call make()
		}
	}

	void alternatives(boolean b, Object p) {
		Object o = b ? lock : p;
		synchronized (o) {
			x = 1; // held: o
			synchronized (b ? lock : lock) {
				x = 2; // held: o, this.lock
			}
		}
	}

	static Object make() {
		return new Object();
	}

	void waits() throws InterruptedException {
		synchronized (lock) {
			while (x == 0)
				lock.wait();
			x = 1; // held: this.lock
		}
	}

	void empty() {
		synchronized (this) {
		}
		x = 1; // held:
	}

	void nested(Object a, Object b) {
		synchronized (a) {
			synchronized (b) {
				x = 1; // held: a, b
			}
			x = 2; // held: a
			synchronized (a) {
				x = 3; // held: a, a
			}
			x = 4; // held: a
		}
		x = 5; // held:
	}
}
