// run: scan --only lock-order
// expect: none
// The recursion takes the same monitor again and again; there is only one lock.
public class RecursiveReentrant {
	private final int[] memo = new int[50];

	public synchronized int fib(int n) {
		if (n < 2)
			return n;
		if (memo[n] != 0)
			return memo[n];
		return memo[n] = fib(n - 1) + fib(n - 2);
	}

	public synchronized void reset() {
		for (int i = 0; i < memo.length; i++)
			memo[i] = 0;
		fib(10);
	}
}
// corpus: unseen
