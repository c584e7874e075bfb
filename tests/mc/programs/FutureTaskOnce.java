// check: no-error
// A FutureTask runs once.
import java.util.concurrent.*;

public class FutureTaskOnce {
	static volatile int runs;

	public static void main(String[] args) throws Exception {
		FutureTask<Integer> f = new FutureTask<>(() -> ++runs);
		Thread t = new Thread(f);
		t.start();
		f.run();
		assert f.get() == 1;
		t.join();
	}
}
