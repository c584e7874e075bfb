// run: scan --only lock-order
// expect: lock-order
// As with a shared lock but the constructor makes two lock objects and hands one to each part.
public class SeparateLockByConstructor {
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

	public SeparateLockByConstructor() {
		fuel = new Fuel(new Object());
		motor = new Motor(new Object(), fuel);
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
