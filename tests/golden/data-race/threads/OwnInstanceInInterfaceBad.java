// An initialiser that makes an object of its own interface asks for itself, and returns: behind it the thread may still run.
// run: scan --only data-race
// expect: data-race field=OwnInstanceInInterfaceBad.n severity=high
public class OwnInstanceInInterfaceBad {
	interface Policy {
		Policy NONE = new Policy() {};

		default int rank() {
			return 1;
		}
	}

	static int n;

	public static void main(String[] args) {
		new Thread(() -> n++).start();
		System.out.println(Policy.NONE.rank());
		n++;
	}
}
