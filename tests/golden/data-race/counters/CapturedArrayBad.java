// A local array that two lambdas capture is shared.
// run: scan --only data-race
// expect: data-race field=CapturedArrayBad.main.hits[]
class CapturedArrayBad {
	public static void main(String[] a) throws Exception {
		int[] hits = new int[1];
		Thread t = new Thread(() -> hits[0]++);
		Thread u = new Thread(() -> hits[0]++);
		t.start();
		u.start();
		t.join();
		u.join();
		System.out.println(hits[0]);
	}
}
