// The stripe is chosen by one index, the slot by another.
// run: scan --only data-race
// expect: data-race field=StripedBad.slots[]
class StripedBad implements Runnable {
	final Object[] locks = { new Object(), new Object() };
	final int[] slots = new int[2];
	public void run() {
		for (int i = 0; i < 2; i++) {
			synchronized (locks[1 - i]) {
				slots[0]++;
			}
		}
	}
	public static void main(String[] x) {
		StripedBad o = new StripedBad();
		new Thread(o).start();
		new Thread(o).start();
	}
}
