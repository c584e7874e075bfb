// With a lock on every way in.
// run: scan --only data-race
// expect: none
class LinkedCellsOk {
	static class Cell {
		Cell next;
	}
	Cell head;
	synchronized
	void push() {
		Cell n = new Cell();
		n.next = head;
		head = n;
	}
	synchronized
	Cell pop() {
		Cell n = head;
		if (n != null) {
			head = n.next;
			n.next = null;
		}
		return n;
	}
	public static void main(String[] args) {
		LinkedCellsOk s = new LinkedCellsOk();
		new Thread(() -> s.push()).start();
		new Thread(() -> s.pop()).start();
	}
}
