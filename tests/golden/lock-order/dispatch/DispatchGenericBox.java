// run: scan --only lock-order
// expect: lock-order
// A generic box calls its content's synchronized describe under the box lock; a crate, put in its own box, holds itself and asks the box.
public class DispatchGenericBox {
	public interface Item {
		String describe();
	}

	public static class Box<T extends Item> {
		private T content;

		public synchronized void fill(T t) {
			content = t;
		}

		public synchronized String label() {
			return content == null ? "empty" : "box of " + content.describe();
		}

		public synchronized boolean isFull() {
			return content != null;
		}
	}

	public static class Crate implements Item {
		private final Box<? extends Item> home;
		private int weight;

		public Crate(Box<? extends Item> home) {
			this.home = home;
		}

		@Override public synchronized String describe() {
			return "crate " + weight;
		}

		public synchronized void weigh() {
			weight = home.isFull() ? 10 : 5;
		}
	}
}
// corpus: unseen
