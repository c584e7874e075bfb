// Interrupts: before and during sleep, wait, join, park; the flag afterwards.
import java.util.concurrent.locks.LockSupport;

class InterruptRules {
	interface Step {
		void run() throws InterruptedException;
	}

	static void check(String name, Step step) {
		Thread.currentThread().interrupt();
		try {
			step.run();
			System.out.println(name + ": no exception, " + Thread.currentThread().isInterrupted());
		} catch (InterruptedException e) {
			System.out.println(name + ": " + e.getMessage() + ", " + Thread.currentThread().isInterrupted());
		} catch (RuntimeException e) {
			System.out.println(name + ": " + e);
		}
		Thread.interrupted();
	}

	public static void main(String[] args) throws Exception {
		Object o = new Object();
		check("sleep", () -> Thread.sleep(10));
		check("sleep 0", () -> Thread.sleep(0));
		check("wait", () -> {
			synchronized (o) {
				o.wait();
			}
		});
		check("timed wait", () -> {
			synchronized (o) {
				o.wait(5);
			}
		});
		check("join", () -> new Thread(() -> { }).join());
		check("park", LockSupport::park);
		check("parkNanos", () -> LockSupport.parkNanos(1000));
		check("wait without monitor", o::wait);
		check("notify without monitor", o::notify);
		check("negative sleep", () -> Thread.sleep(-1));
		check("negative wait", () -> {
			synchronized (o) {
				o.wait(-1);
			}
		});
		check("nanos", () -> {
			synchronized (o) {
				o.wait(0, 1_000_000);
			}
		});
		System.out.println(Thread.interrupted() + " " + Thread.interrupted());
		Thread t = new Thread(() -> {
			while (!Thread.currentThread().isInterrupted()) {
				Thread.onSpinWait();
			}
			System.out.println("seen " + Thread.interrupted() + " " + Thread.interrupted());
		});
		t.start();
		t.interrupt();
		t.join();
		t.interrupt();
		System.out.println(t.isInterrupted());
	}
}
