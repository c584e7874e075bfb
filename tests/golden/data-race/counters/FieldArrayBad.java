// Both threads write all elements of one array.
// run: scan --only data-race
// expect: data-race field=FieldArrayBad.slots[]
class FieldArrayBad implements Runnable {
	final int[] slots = new int[8];
	public void run() {
		for (int i = 0; i < slots.length; i++) {
			slots[i] += i;
		}
	}
	public static void main(String[] a) {
		FieldArrayBad o = new FieldArrayBad();
		new Thread(o).start();
		new Thread(o).start();
	}
}
