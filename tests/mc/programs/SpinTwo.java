// check: incomplete
// Each spins until the other has gone first.
public class SpinTwo {
	static volatile boolean a, b;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			while (!a)
				Thread.onSpinWait();
			b = true;
		});
		t.start();
		while (!b)
			Thread.onSpinWait();
		a = true;
		t.join();
	}
}
