// Threads that end by themselves, and a main that does not wait for them.
// check: no-error
public class NoJoin {
	static int sum;

	public static void main(String[] args) {
		for (int i = 0; i < 3; i++)
			new Thread(NoJoin::add).start();
	}

	static synchronized void add() {
		sum++;
		assert sum <= 3;
	}
}
