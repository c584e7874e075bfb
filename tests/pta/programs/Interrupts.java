public class Interrupts {
	static abstract class Service implements Runnable {
		private volatile boolean stopped;
		private Thread thread;

		void begin() {
			thread = new Thread(this, name());
			thread.start();
		}

		void end() throws InterruptedException {
			stopped = true;
			thread.interrupt();
			thread.join();
		}

		@Override
		public final void run() {
			while (!stopped) {
				try {
					step();
				} catch (InterruptedException e) {
					interrupted();
				}
			}
		}

		abstract String name();

		abstract void step() throws InterruptedException;

		void interrupted() {
			System.out.println(name() + " interrupted");
		}
	}

	static class Sleeper extends Service {
		@Override
		String name() {
			return "sleeper";
		}

		@Override
		void step() throws InterruptedException {
			Thread.sleep(10000);
		}
	}

	static class Waiter extends Service {
		@Override
		String name() {
			return "waiter";
		}

		@Override
		synchronized void step() throws InterruptedException {
			wait();
		}

		@Override
		void interrupted() {
			super.interrupted();
			Thread.yield();
		}
	}

	public static void main(String[] args) throws Exception {
		Service[] services = { new Sleeper(), new Waiter() };
		for (Service service : services)
			service.begin();
		Thread.sleep(5);
		for (Service service : services)
			service.end();
	}
}
