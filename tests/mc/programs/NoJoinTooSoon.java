// Nobody waits for the threads: what main looks at may not be there yet.
// check: assertion
public class NoJoinTooSoon {
	static int sum;

	public static void main(String[] args) {
		for (int i = 0; i < 2; i++)
			new Thread(NoJoinTooSoon::add).start();
		synchronized (NoJoinTooSoon.class) {
			assert sum == 2;
		}
	}

	static synchronized void add() {
		sum++;
	}
}
