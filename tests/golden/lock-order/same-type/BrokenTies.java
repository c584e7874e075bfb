// run: scan --only lock-order
// expect: none
// Two crates have the same weight; the order by weight falls back to the order of their numbers then.
package crates;

public class BrokenTies {
	static final class Crate {
		final int weight, number;
		int items;

		Crate(int weight, int number) {
			this.weight = weight;
			this.number = number;
		}
	}

	static void repack(Crate from, Crate to) {
		Crate first = from, second = to;
		if (from.weight > to.weight || (from.weight == to.weight && from.number > to.number)) {
			first = to;
			second = from;
		}
		synchronized (first) {
			synchronized (second) {
				from.items--;
				to.items++;
			}
		}
	}

	public static void main(String[] args) {
		Crate small = new Crate(5, 1);
		Crate large = new Crate(5, 2);
		new Thread(() -> repack(small, large)).start();
		new Thread(() -> repack(large, small)).start();
	}
}
// corpus: unseen
