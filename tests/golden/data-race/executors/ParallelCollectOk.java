// The stream collects by itself.
// run: scan --only data-race
// expect: none
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class ParallelCollectOk {
	public static void main(String[] args) {
		List<Integer> squares = IntStream.range(0, 100).parallel().map(n -> n * n).boxed().collect(Collectors.toList());
		squares.add(1);
		System.out.println(squares.size());
	}
}
