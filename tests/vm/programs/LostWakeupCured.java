// Signals that come before the wait are remembered by a counter.
class LostWakeupCured {
	private int signals;

	synchronized void signal() {
		signals++;
		notify();
	}

	synchronized void await() throws InterruptedException {
		while (signals == 0) {
			wait();
		}
		signals--;
	}

	public static void main(String[] args) throws Exception {
		LostWakeupCured gate = new LostWakeupCured();
		gate.signal();
		gate.await();
		Thread[] waiters = new Thread[4];
		int[] woken = new int[1];
		for (int i = 0; i < 4; i++) {
			waiters[i] = new Thread(() -> {
				try {
					gate.await();
					synchronized (woken) {
						woken[0]++;
					}
				} catch (InterruptedException e) {
					System.out.println(e);
				}
			});
			waiters[i].start();
		}
		for (int i = 0; i < 4; i++) {
			gate.signal();
		}
		for (Thread t : waiters) {
			t.join();
		}
		System.out.println(woken[0] + " " + gate.signals);
	}
}
