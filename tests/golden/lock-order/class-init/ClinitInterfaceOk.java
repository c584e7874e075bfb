// run: scan --only lock-order
// expect: none
// An interface without default methods is not initialised with the classes that implement it.
interface Codec {
	Codec PLAIN = new Plain();
	int size();
}

class Plain implements Codec {
	static int made = Integer.getInteger("made", 0);
	static int made() { return made; }
	@Override public int size() { return 1; }
}

public class ClinitInterfaceOk {
	public static void main(String[] args) {
		new Thread(() -> System.out.println(Codec.PLAIN.size())).start();
		new Thread(() -> System.out.println(Plain.made())).start();
	}
}
