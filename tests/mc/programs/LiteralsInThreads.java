// check: deadlock
// Literals that are first used inside the threads are one object for both.
public class LiteralsInThreads {
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
			synchronized ("green two") {
				synchronized ("green one") {
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
