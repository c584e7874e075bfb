// Store buffering: both may read 0.
// run: scan --only data-race
// expect: data-race field=DekkerBad.a
// expect: data-race field=DekkerBad.b
class DekkerBad {
	static int a, b;
	public static void main(String[] args) {
		new Thread(() -> {
			a = 1;
			System.out.println(b);
		}).start();
		new Thread(() -> {
			b = 1;
			System.out.println(a);
		}).start();
	}
}
