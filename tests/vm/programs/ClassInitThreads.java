// Class initialisation by several threads at once: once, and everybody waits; errors stay.
class ClassInitThreads {
	static class Slow {
		static final int VALUE;
		static {
			System.out.println("initialising");
			try {
				Thread.sleep(10);
			} catch (InterruptedException e) {
				throw new AssertionError(e);
			}
			VALUE = 42;
		}
	}

	static class Bad {
		static int value = compute();

		static int compute() {
			throw new IllegalStateException("no");
		}
	}

	static class Parent {
		static {
			System.out.println("parent");
		}
	}

	static class Child extends Parent {
		static final String CONSTANT = "constant";
		static {
			System.out.println("child");
		}
	}

	public static void main(String[] args) throws Exception {
		int[] sum = new int[3];
		Thread[] threads = new Thread[3];
		for (int i = 0; i < 3; i++) {
			int n = i;
			threads[i] = new Thread(() -> sum[n] = Slow.VALUE);
			threads[i].start();
		}
		for (Thread t : threads) {
			t.join();
		}
		System.out.println(sum[0] + sum[1] + sum[2]);
		for (int i = 0; i < 2; i++) {
			try {
				System.out.println(Bad.value);
			} catch (Throwable e) {
				System.out.println(e + " / " + e.getCause());
			}
		}
		System.out.println(Child.CONSTANT);
		Child[] none = new Child[2];
		System.out.println(none.length);
		new Child();
	}
}
