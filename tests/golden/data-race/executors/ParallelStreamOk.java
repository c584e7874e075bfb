// A sequential stream does.
// run: scan --only data-race
// expect: none
import java.util.*;
class ParallelStreamOk {
	static int sum;
	public static void main(String[] args) {
		List<Integer> l = Arrays.asList(1, 2, 3);
		l.stream().forEach(x -> sum += x);
		System.out.println(sum);
	}
}
