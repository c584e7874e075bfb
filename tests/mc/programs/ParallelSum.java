// check: no-error
// A parallel stream.
public class ParallelSum {
	public static void main(String[] args) throws Exception {
		assert java.util.stream.IntStream.range(0, 4).parallel().sum() == 6;
	}
}
