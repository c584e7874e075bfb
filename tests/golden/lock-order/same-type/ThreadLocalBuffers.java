// run: scan --only lock-order
// expect: none
// The buffers come from a ThreadLocal, so a thread only ever locks its own pair.
public class ThreadLocalBuffers {
	static class Pair {
		final StringBuffer in = new StringBuffer();
		final StringBuffer out = new StringBuffer();
	}

	private static final ThreadLocal<Pair> PAIR = ThreadLocal.withInitial(Pair::new);

	static void encode() {
		Pair p = PAIR.get();
		synchronized (p.in) {
			synchronized (p.out) {
				p.out.append(p.in.length());
			}
		}
	}

	static void decode() {
		Pair p = PAIR.get();
		synchronized (p.out) {
			synchronized (p.in) {
				p.in.append(p.out.length());
				p.in.setLength(0);
				p.out.setLength(0);
			}
		}
	}

	public static void main(String[] args) {
		Runnable r = () -> {
			for (int i = 0; i < 50000; i++) {
				encode();
				decode();
			}
		};
		new Thread(r).start();
		new Thread(r).start();
	}
}
// corpus: unseen
