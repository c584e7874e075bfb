// run: scan --only lock-order --library
// expect: lock-order
// HashOrdered.blend orders by mutable brightness, which can change between calls: monitors of two Layer objects in both orders.
public class HashOrdered {
	public static class Layer {
		private volatile int brightness;
		private final int[] px = new int[8];
		public Layer(int b) { brightness = b; }
		public void setBrightness(int b) { brightness = b; }
		public synchronized void fill(int c) { java.util.Arrays.fill(px, c); }
	}

	public int blend(Layer a, Layer b) {
		Layer first = a.brightness <= b.brightness ? a : b;
		Layer second = first == a ? b : a;
		synchronized (first) {
			synchronized (second) {
				int sum = 0;
				for (int i = 0; i < first.px.length; i++) {
					sum += first.px[i] + second.px[i];
				}
				return sum;
			}
		}
	}

	public int blendAll(Layer... ls) {
		int s = 0;
		for (int i = 1; i < ls.length; i++) s += blend(ls[i - 1], ls[i]);
		return s;
	}
}
// corpus: unseen
