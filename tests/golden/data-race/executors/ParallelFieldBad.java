// A field is counted up in a parallel filter.
// run: scan --only data-race
// expect: data-race field=ParallelFieldBad.rejected severity=high
import java.util.List;

public class ParallelFieldBad {
	private int rejected;

	long accepted(List<String> words) {
		return words.parallelStream().filter(w -> {
			if (w.length() > 3) {
				rejected++;
				return false;
			}
			return true;
		}).count();
	}

	public static void main(String[] args) {
		ParallelFieldBad filter = new ParallelFieldBad();
		System.out.println(filter.accepted(List.of("a", "abcd")) + filter.rejected);
	}
}
