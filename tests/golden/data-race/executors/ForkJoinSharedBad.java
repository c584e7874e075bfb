// Subtasks count into one static field.
// run: scan --only data-race
// expect: data-race field=ForkJoinSharedBad.leaves severity=high
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class ForkJoinSharedBad extends RecursiveAction {
	static int leaves;
	private final int n;

	ForkJoinSharedBad(int n) {
		this.n = n;
	}

	@Override
	protected void compute() {
		if (n < 2) {
			leaves++;
			return;
		}
		invokeAll(new ForkJoinSharedBad(n / 2), new ForkJoinSharedBad(n - n / 2));
	}

	public static void main(String[] args) {
		new ForkJoinPool(4).invoke(new ForkJoinSharedBad(100));
		System.out.println(leaves);
	}
}
