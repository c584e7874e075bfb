// A copy writes every element of its range, not the first alone: the witness sees the race.
// run: scan --only data-race --witness 24
// expect: data-race field=CopiedRangesBad.a[] severity=high
public class CopiedRangesBad {
	static final int[] a = new int[4];

	public static void main(String[] args) throws Exception {
		Thread copier = new Thread(() -> System.arraycopy(a, 0, a, 2, 2));
		copier.start();
		a[3]++;
		copier.join();
		System.out.println(a[3]);
	}
}
