// run: scan --only lock-order
// expect: lock-order
// Each camera gates by its own monitor but the lens and shutter locks are shared between the two cameras.
public class GateDifferentInstances {
	static final Object lens = new Object();
	static final Object shutter = new Object();

	static class Camera {
		int shots, focus;

		synchronized void shoot() {
			synchronized (lens) {
				synchronized (shutter) {
					shots++;
				}
			}
		}

		synchronized void calibrate() {
			synchronized (shutter) {
				synchronized (lens) {
					focus++;
				}
			}
		}
	}

	public static void main(String[] args) {
		Camera one = new Camera(), two = new Camera();
		new Thread(() -> {
			for (int i = 0; i < 1000000; i++) one.shoot();
		}).start();
		new Thread(() -> {
			for (int i = 0; i < 1000000; i++) two.calibrate();
		}).start();
	}
}
// corpus: unseen
