// run: scan --only lock-order
// expect: none
// Beta's initialiser uses Alpha but Alpha's uses nothing of Beta: no cycle of initialisers.
public class ClassInitOneWay {
	static class Alpha {
		static final int[] TABLE = new int[64];
		static {
			for (int i = 0; i < TABLE.length; i++) TABLE[i] = i * i;
		}
		static int at(int i) { return TABLE[i & 63]; }
		static int viaBeta(int i) { return Beta.at(i); }
	}

	static class Beta {
		static final int BASE = Alpha.at(7);
		static int at(int i) { return BASE + Alpha.at(i); }
	}

	public static void main(String[] args) {
		new Thread(() -> System.out.println(Alpha.viaBeta(3))).start();
		new Thread(() -> System.out.println(Beta.at(4))).start();
	}
}
// corpus: unseen
