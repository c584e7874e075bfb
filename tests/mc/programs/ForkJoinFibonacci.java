// check: no-error
// A recursive task computes a Fibonacci number.
import java.util.concurrent.*;

public class ForkJoinFibonacci {
	static class Fib extends RecursiveTask<Integer> {
		final int n;
		Fib(int n) { this.n = n; }
		protected Integer compute() {
			if (n < 2) return n;
			Fib a = new Fib(n - 1);
			a.fork();
			return new Fib(n - 2).compute() + a.join();
		}
	}
	public static void main(String[] args) {
		assert new ForkJoinPool(2).invoke(new Fib(3)) == 2;
	}
}
