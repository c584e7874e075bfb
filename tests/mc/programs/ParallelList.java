// check: data-race
// A parallel stream that writes a list.
public class ParallelList {
	public static void main(String[] args) throws Exception {
		java.util.List<Integer> out = new java.util.ArrayList<>();
		java.util.stream.IntStream.range(0, 2).parallel().forEach(out::add);
	}
}
