// An exception that leaves main, after finally blocks on its way.
public class Uncaught {
	static int depth(int n) {
		try {
			return n == 0 ? n / n : depth(n - 1);
		} finally {
			System.out.println("leaving " + n);
		}
	}

	public static void main(String[] args) {
		depth(3);
		System.out.println("not reached");
	}
}
