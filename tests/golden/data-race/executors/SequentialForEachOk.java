// The same forEach in a stream that is not parallel.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

public class SequentialForEachOk {
	public static void main(String[] args) {
		List<Integer> squares = new ArrayList<>();
		IntStream.range(0, 100).map(n -> n * n).forEach(n -> squares.add(n));
		System.out.println(squares.size());
	}
}
