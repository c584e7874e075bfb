// run: scan --only lock-order
// expect: lock-order
// Two threads initialise Alpha and Beta at the same time and each class's initialiser uses the other.
public class ClassInitPair {
	static class Alpha {
		static final int SIZE;
		static {
			int n = 0;
			for (int i = 0; i < 100000; i++) n += i % 3;
			SIZE = n + Beta.count();
		}
		static int size() { return SIZE; }
	}

	static class Beta {
		static int total;
		static {
			int n = 0;
			for (int i = 0; i < 100000; i++) n += i % 5;
			total = n + Alpha.size();
		}
		static int count() { return total; }
	}

	public static void main(String[] args) {
		new Thread(() -> System.out.println(Alpha.size())).start();
		new Thread(() -> System.out.println(Beta.count())).start();
	}
}
// corpus: unseen
