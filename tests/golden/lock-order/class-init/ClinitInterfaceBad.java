// run: scan --only lock-order
// expect: lock-order locks=Codec.class,Plain.class
// An interface with a default method is initialised before the classes that implement it: one thread
// begins with the interface, which needs the class, the other with the class.
interface Codec {
	Codec PLAIN = new Plain();
	default int size() { return 1; }
}

class Plain implements Codec {
	static int made = Integer.getInteger("made", 0);
	static int made() { return made; }
}

public class ClinitInterfaceBad {
	public static void main(String[] args) {
		new Thread(() -> System.out.println(Codec.PLAIN.size())).start();
		new Thread(() -> System.out.println(Plain.made())).start();
	}
}
