// A parallel stream adds to a field.
// run: scan --only data-race
// expect: data-race field=ParallelStreamBad.sum
import java.util.*;
class ParallelStreamBad {
	static int sum;
	public static void main(String[] args) {
		List<Integer> l = Arrays.asList(1, 2, 3);
		l.parallelStream().forEach(x -> sum += x);
		System.out.println(sum);
	}
}
