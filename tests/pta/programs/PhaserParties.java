import java.util.concurrent.Phaser;

public class PhaserParties {
	static class Steps extends Phaser {
		int advanced;

		Steps() {
			super(1);
		}

		@Override
		protected boolean onAdvance(int phase, int parties) {
			advanced = next(advanced);
			return parties == 0;
		}

		int next(int n) {
			return n + 1;
		}
	}

	public static void main(String[] args) throws Exception {
		Steps steps = new Steps();
		Thread[] threads = new Thread[2];
		for (int i = 0; i < 2; i++) {
			steps.register();
			threads[i] = new Thread(() -> work(steps));
			threads[i].start();
		}
		steps.arriveAndAwaitAdvance();
		steps.arriveAndDeregister();
		for (Thread thread : threads)
			thread.join();
		System.out.println(steps.advanced);
	}

	static void work(Phaser phaser) {
		phaser.arriveAndAwaitAdvance();
		phaser.arriveAndDeregister();
	}
}
