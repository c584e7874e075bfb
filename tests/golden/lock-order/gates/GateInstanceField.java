// run: scan --only lock-order
// expect: none
// The two part locks are taken in both orders, but only by private methods that the public ones call with the device's monitor held.
public class GateInstanceField {
	private final Object lens = new Object();
	private final Object shutter = new Object();
	private int shots, focus;

	public synchronized void shoot() {
		lensShutter();
	}

	public synchronized void calibrate() {
		shutterLens();
	}

	private void lensShutter() {
		synchronized (lens) {
			synchronized (shutter) {
				shots++;
			}
		}
	}

	private void shutterLens() {
		synchronized (shutter) {
			synchronized (lens) {
				focus++;
			}
		}
	}
}
// corpus: unseen
