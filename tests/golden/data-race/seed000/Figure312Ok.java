// Figure 3.12: two containers of one class, each with an array of its own, used by one thread each.
// run: scan --only data-race
// expect: none
class Figure312Ok {
	static class Box {
		private final int[] data = new int[4];
		void put(int i) { data[i & 3] = i; }
	}
	public static void main(String[] args) {
		Box one = new Box(), two = new Box();
		new Thread(() -> one.put(1)).start();
		new Thread(() -> two.put(2)).start();
	}
}
