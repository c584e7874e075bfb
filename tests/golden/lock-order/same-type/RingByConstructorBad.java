// run: scan --only lock-order
// expect: lock-order
// The first is made alone and linked to the last, which was made with the one before it.
public class RingByConstructorBad {
	static class Hop {
		private Hop next;
		private int n;
		Hop(Hop next) { this.next = next; }
		void close(Hop h) { next = h; }
		synchronized void hit() { n++; }
		synchronized void pass() { next.hit(); }
	}

	public static void main(String[] args) {
		Hop a = new Hop(null);
		Hop b = new Hop(a);
		Hop c = new Hop(b);
		a.close(c);
		new Thread(() -> { for (int i = 0; i < 100000; i++) a.pass(); }).start();
		new Thread(() -> { for (int i = 0; i < 100000; i++) b.pass(); }).start();
		new Thread(() -> { for (int i = 0; i < 100000; i++) c.pass(); }).start();
	}
}
