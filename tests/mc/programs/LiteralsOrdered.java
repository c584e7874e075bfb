// check: no-error
// The same in one order.
public class LiteralsOrdered {
	static class A {
		static void run() {
			synchronized ("green one") {
				synchronized ("green two") {
				}
			}
		}
	}

	static class B {
		static void run() {
			synchronized ("green one") {
				synchronized ("green two") {
				}
			}
		}
	}

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(A::run), u = new Thread(B::run);
		t.start();
		u.start();
	}
}
