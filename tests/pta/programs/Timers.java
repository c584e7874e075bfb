import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.Semaphore;

public class Timers {
	static class Once extends TimerTask {
		final Semaphore done;

		Once(Semaphore done) {
			this.done = done;
		}

		@Override
		public void run() {
			finish();
		}

		void finish() {
			done.release();
		}
	}

	public static void main(String[] args) throws Exception {
		Timer timer = new Timer("timer", true);
		Semaphore done = new Semaphore(0);
		timer.schedule(new Once(done), 1);
		timer.scheduleAtFixedRate(new TimerTask() {
			int left = 3;

			@Override
			public void run() {
				if (--left == 0) {
					cancel();
					done.release();
				}
			}
		}, 1, 1);
		done.acquire(2);
		timer.cancel();
		System.out.println(done.availablePermits());
	}
}
