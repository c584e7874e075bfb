// run: scan --only lock-order
// expect: lock-order locks=Codec.class,Plain.class
// Without default methods the interface is initialised when the class uses its field.
interface Codec {
	Codec PLAIN = new Plain();
	int size();
}

class Plain implements Codec {
	static final int MADE = PLAIN == null ? 0 : PLAIN.hashCode();
	static int made() { return MADE; }
	@Override public int size() { return 1; }
}

public class ClinitInterfaceFieldBad {
	public static void main(String[] args) {
		new Thread(() -> System.out.println(Codec.PLAIN.size())).start();
		new Thread(() -> System.out.println(Plain.made())).start();
	}
}
