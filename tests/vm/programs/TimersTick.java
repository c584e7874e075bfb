// java.util.Timer and TimerTask: once, repeatedly, cancelled.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

class TimersTick {
	public static void main(String[] args) throws Exception {
		Timer timer = new Timer("ticker");
		List<String> log = Collections.synchronizedList(new ArrayList<>());
		CountDownLatch three = new CountDownLatch(3);
		timer.schedule(new TimerTask() {
			int n;

			@Override
			public void run() {
				log.add("tick " + n);
				if (++n == 3) {
					cancel();
				}
				three.countDown();
			}
		}, 100, 300);
		TimerTask never = new TimerTask() {
			@Override
			public void run() {
				log.add("never");
			}
		};
		timer.schedule(never, 100000);
		System.out.println(never.cancel() + " " + never.cancel());
		three.await();
		CountDownLatch one = new CountDownLatch(1);
		timer.schedule(new TimerTask() {
			@Override
			public void run() {
				log.add("once in " + Thread.currentThread().getName());
				one.countDown();
			}
		}, 5);
		one.await();
		System.out.println(timer.purge() >= 0);
		timer.cancel();
		System.out.println(log);
		try {
			timer.schedule(never, 1);
		} catch (IllegalStateException e) {
			System.out.println(e.getMessage());
		}
	}
}
