// With volatiles.
// run: scan --only data-race
// expect: none
class DekkerOk {
	static volatile int a, b;
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
