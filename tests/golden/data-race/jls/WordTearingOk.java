// JLS 17.6-1: each thread has an element of its own, and bytes are not torn.
// run: scan --only data-race
// expect: none
public class WordTearingOk extends Thread {
	static final int LENGTH = 8;
	static final byte[] counts = new byte[LENGTH];
	final int id;
	WordTearingOk(int i) { id = i; }
	@Override public void run() {
		byte v = 0;
		for (int i = 0; i < 100; i++) {
			byte v2 = counts[id];
			if (v != v2)
				return;
			v++;
			counts[id] = v;
		}
	}
	public static void main(String[] args) {
		for (int i = 0; i < LENGTH; ++i)
			new WordTearingOk(i).start();
	}
}
