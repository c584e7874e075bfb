// The copy and the other thread have elements of their own.
// run: scan --only data-race --witness 24 --min-severity medium
// expect: data-race field=CopiedRangesOk.a[] severity=low
public class CopiedRangesOk {
	static final int[] a = new int[5];

	public static void main(String[] args) throws Exception {
		Thread copier = new Thread(() -> System.arraycopy(a, 0, a, 2, 2));
		copier.start();
		a[4]++;
		copier.join();
		System.out.println(a[4]);
	}
}
