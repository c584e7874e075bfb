// check: no-error
// Waiting by looking at a volatile flag, with onSpinWait.

public class FlagSpin {
	static volatile boolean done;
	static int data;
	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> { data = 42; done = true; });
		t.start();
		while (!done) Thread.onSpinWait();
		assert data == 42;
	}
}
