// The workers of a parallel stream do not exclude each other by the lock of the one who waits for them.
// run: scan --only data-race --witness off
// expect: data-race field=ParallelStreamUnderLockBad.total
import java.util.List;

public class ParallelStreamUnderLockBad {
	private int total;

	synchronized void add(List<Integer> numbers) {
		numbers.parallelStream().forEach(n -> total += n);
	}

	public static void main(String[] args) {
		ParallelStreamUnderLockBad sum = new ParallelStreamUnderLockBad();
		sum.add(List.of(1, 2, 3, 4, 5, 6));
		System.out.println(sum.total);
	}
}
