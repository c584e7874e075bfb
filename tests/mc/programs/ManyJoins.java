// check: no-error
// Three threads, joined in another order.
public class ManyJoins {
	static int n;

	static synchronized void add() {
		n++;
	}

	public static void main(String[] args) throws Exception {
		Thread[] t = new Thread[3];
		for (int i = 0; i < 3; i++) {
			t[i] = new Thread(ManyJoins::add);
			t[i].start();
		}
		for (int i = 2; i >= 0; i--)
			t[i].join();
		assert n == 3;
	}
}
