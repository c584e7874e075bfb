// run: scan --only lock-order
// expect: none
// Both parts of the engine get the same lock object by their constructors, so mutual calls only re-enter it.
public class SharedLockByConstructor {
	static final class Fuel {
		private final Object lock;
		private Motor motor;
		private int litres = 50;
		Fuel(Object lock) { this.lock = lock; }
		void use() {
			synchronized (lock) {
				if (--litres == 0)
					motor.stop();
			}
		}
	}

	static final class Motor {
		private final Object lock;
		private final Fuel fuel;
		private boolean running;
		Motor(Object lock, Fuel fuel) {
			this.lock = lock;
			this.fuel = fuel;
		}
		void run() {
			synchronized (lock) {
				running = true;
				fuel.use();
			}
		}
		void stop() {
			synchronized (lock) {
				running = false;
			}
		}
	}

	private final Fuel fuel;
	private final Motor motor;

	public SharedLockByConstructor() {
		Object lock = new Object();
		fuel = new Fuel(lock);
		motor = new Motor(lock, fuel);
		fuel.motor = motor;
	}

	public void drive() {
		motor.run();
	}

	public void leak() {
		fuel.use();
	}
}
// corpus: unseen
