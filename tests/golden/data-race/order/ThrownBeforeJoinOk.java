// The call before the join may throw, but the join is in finally.
// run: scan --only data-race
public class ThrownBeforeJoinOk {
	static int total;

	static void check(int n) {
		if (n > 3)
			throw new IllegalArgumentException("too many");
	}

	static void run(int n) throws InterruptedException {
		Thread adder = new Thread(() -> total += 5);
		adder.start();
		try {
			check(n);
		} finally {
			adder.join();
		}
	}

	// expect: none
	public static void main(String[] args) throws InterruptedException {
		try {
			run(args.length);
		} catch (IllegalArgumentException e) {
			System.out.println("refused");
		}
		System.out.println(total);
	}
}
