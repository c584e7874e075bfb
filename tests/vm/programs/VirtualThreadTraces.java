// jdk: 25
// What a program sees of virtual threads in stack traces and interrupts.
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;

class VirtualThreadTraces {
	static void fails() {
		throw new IllegalStateException("in " + Thread.currentThread().isVirtual());
	}

	public static void main(String[] args) throws Exception {
		Thread.ofVirtual().name("v").start(VirtualThreadTraces::fails).join();
		Thread sleeper = Thread.ofVirtual().start(() -> {
			try {
				Thread.sleep(1000);
			} catch (InterruptedException e) {
				System.out.println(e.getMessage() + " " + Thread.currentThread().isInterrupted());
			}
		});
		sleeper.interrupt();
		sleeper.join();
		Thread handled = Thread.ofVirtual().unstarted(VirtualThreadTraces::fails);
		handled.setUncaughtExceptionHandler((t, e) -> {
			for (StackTraceElement at : e.getStackTrace()) {
				System.out.println(at.getClassName() + "." + at.getMethodName());
			}
		});
		handled.start();
		handled.join();
		try (var each = Executors.newVirtualThreadPerTaskExecutor()) {
			each.submit(VirtualThreadTraces::fails).get();
		} catch (ExecutionException e) {
			e.getCause().printStackTrace();
		}
		Thread parked = Thread.startVirtualThread(LockSupport::park);
		LockSupport.unpark(parked);
		parked.join();
		System.out.println(parked.getState() + " " + parked.getStackTrace().length);
	}
}
