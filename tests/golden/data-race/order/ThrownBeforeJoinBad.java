// The call before the join may throw, so that the join is left out, and the caller of the method goes on.
// run: scan --only data-race
public class ThrownBeforeJoinBad {
	static int total;

	static void check(int n) {
		if (n > 3)
			throw new IllegalArgumentException("too many");
	}

	static void run(int n) throws InterruptedException {
		Thread adder = new Thread(() -> total += 5); // expect: data-race#1 field=ThrownBeforeJoinBad.total
		adder.start();
		check(n);
		adder.join();
	}

	public static void main(String[] args) throws InterruptedException {
		try {
			run(args.length);
		} catch (IllegalArgumentException e) {
			System.out.println("refused");
		}
		System.out.println(total); // expect: data-race#1
	}
}
