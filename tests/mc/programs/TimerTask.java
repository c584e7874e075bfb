// check: no-error
// A scheduled executor runs a delayed task once.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class TimerTask {
	public static void main(String[] args) throws Exception {
		ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
		AtomicBoolean ran = new AtomicBoolean();
		ScheduledFuture<?> f = timer.schedule(() -> ran.set(true), 10, TimeUnit.MILLISECONDS);
		f.get();
		assert ran.get();
		timer.shutdown();
	}
}
