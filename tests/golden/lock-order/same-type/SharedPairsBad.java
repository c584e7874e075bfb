// run: scan --only lock-order
// expect: lock-order
// Threads of two kinds that share one pair, given to their constructors.
public class SharedPairsBad {
	static abstract class Painter extends Thread {
		final Object brush, palette;
		int n;
		Painter(Object brush, Object palette) {
			this.brush = brush;
			this.palette = palette;
		}
	}

	static class Stroker extends Painter {
		Stroker(Object b, Object p) { super(b, p); }
		@Override public void run() {
			synchronized (brush) {
				synchronized (palette) {
					n++;
				}
			}
		}
	}

	static class Mixer extends Painter {
		Mixer(Object b, Object p) { super(b, p); }
		@Override public void run() {
			synchronized (palette) {
				synchronized (brush) {
					n--;
				}
			}
		}
	}

	public static void main(String[] args) {
		Object brush = new Object(), palette = new Object();
		Painter[] all = { new Stroker(brush, palette), new Mixer(brush, palette) };
		for (Painter p : all)
			p.start();
	}
}
