// A stack of cells without a lock.
// run: scan --only data-race
// expect: data-race field=LinkedCellsBad.head
class LinkedCellsBad {
	static class Cell {
		Cell next;
	}
	Cell head;
	void push() {
		Cell n = new Cell();
		n.next = head;
		head = n;
	}
	Cell pop() {
		Cell n = head;
		if (n != null) {
			head = n.next;
			n.next = null;
		}
		return n;
	}
	public static void main(String[] args) {
		LinkedCellsBad s = new LinkedCellsBad();
		new Thread(() -> s.push()).start();
		new Thread(() -> s.pop()).start();
	}
}
