// Under one lock.
// run: scan --only data-race
// expect: none
class FieldArrayOk implements Runnable {
	final int[] slots = new int[8];
	public void run() {
		for (int i = 0; i < slots.length; i++) {
			synchronized (this) { slots[i] += i; }
		}
	}
	public static void main(String[] a) {
		FieldArrayOk o = new FieldArrayOk();
		new Thread(o).start();
		new Thread(o).start();
	}
}
