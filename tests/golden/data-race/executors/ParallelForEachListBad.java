// forEach of a parallel stream adds to a list that is not safe.
// run: scan --only data-race
// expect: data-race severity=high
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

public class ParallelForEachListBad {
	public static void main(String[] args) {
		List<Integer> squares = new ArrayList<>();
		IntStream.range(0, 100).parallel().map(n -> n * n).forEach(n -> squares.add(n));
		System.out.println(squares.size());
	}
}
