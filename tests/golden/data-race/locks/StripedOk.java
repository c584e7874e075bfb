// Slot i is guarded by lock i.
// run: scan --only data-race
// expect: none
class StripedOk implements Runnable {
	final Object[] locks = { new Object(), new Object() };
	final int[] slots = new int[2];
	public void run() {
		for (int i = 0; i < 2; i++) {
			synchronized (locks[i]) {
				slots[i]++;
			}
		}
	}
	public static void main(String[] x) {
		StripedOk o = new StripedOk();
		new Thread(o).start();
		new Thread(o).start();
	}
}
