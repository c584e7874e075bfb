// The last thread to end sees that it is, and throws, long after main has ended.
// check: exception
public class NoJoinLastThrows {
	static int ended;

	public static void main(String[] args) {
		for (int i = 0; i < 2; i++)
			new Thread(NoJoinLastThrows::end).start();
	}

	static synchronized void end() {
		if (++ended == 2)
			throw new IllegalStateException();
	}
}
