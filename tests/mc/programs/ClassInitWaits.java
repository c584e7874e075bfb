// check: deadlock
// An initialiser waits for a thread that needs the class.
public class ClassInitWaits {
	static class Config {
		static int value;
		static {
			Thread t = new Thread(() -> value = 1);
			t.start();
			try {
				t.join();
			} catch (InterruptedException e) {
			}
		}
	}

	public static void main(String[] args) throws Exception {
		System.out.println(Config.value);
	}
}
