// run: scan --only lock-order
// expect: none
// The two threads work on two different pairs of lock objects that share nothing.
public class DisjointPairs {
	static class Slot {
		int n;
	}

	static class Mover implements Runnable {
		private final Slot a, b;
		Mover(Slot a, Slot b) {
			this.a = a;
			this.b = b;
		}
		@Override public void run() {
			for (int i = 0; i < 200000; i++) {
				synchronized (a) {
					synchronized (b) {
						a.n++;
						b.n--;
					}
				}
			}
		}
	}

	public static void main(String[] args) {
		Slot p = new Slot(), q = new Slot(), r = new Slot(), s = new Slot();
		new Thread(new Mover(p, q)).start();
		new Thread(new Mover(s, r)).start();
	}
}
// corpus: unseen
