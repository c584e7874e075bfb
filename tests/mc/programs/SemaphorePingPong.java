// check: no-error
// Two semaphores make two threads alternate.
import java.util.concurrent.*;

public class SemaphorePingPong {
	static final StringBuilder out = new StringBuilder();
	public static void main(String[] args) throws Exception {
		Semaphore ping = new Semaphore(1), pong = new Semaphore(0);
		Thread t = new Thread(() -> {
			for (int i = 0; i < 2; i++) { pong.acquireUninterruptibly(); out.append("o"); ping.release(); }
		});
		t.start();
		for (int i = 0; i < 2; i++) { ping.acquire(); out.append("i"); pong.release(); }
		t.join();
		assert out.toString().equals("ioio") : out;
	}
}
