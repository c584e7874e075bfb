// check: missed-signal
// The monitor is a literal that only the two threads name; the notification may come first.
public class LiteralNotify {
	static class A {
		static void run() {
			synchronized ("signal") {
				try {
					"signal".wait();
				} catch (InterruptedException e) {
				}
			}
		}
	}

	static class B {
		static void run() {
			synchronized ("signal") {
				"signal".notify();
			}
		}
	}

	public static void main(String[] args) throws Exception {
		new Thread(A::run).start();
		new Thread(B::run).start();
	}
}
