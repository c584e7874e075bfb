// An object that leaves its constructor before its final field is set; whose object is looked at depends on who wrote last, and in
// states that are alike it is the other's.
public class LeakedFinal {
	static class Leak {
		final int f;

		Leak(int x) {
			last = this;
			f = x;
		}
	}

	static Leak last;
	static int seen;

	public static void main(String[] args) throws Exception {
		Thread one = new Thread(() -> new Leak(3));
		Thread two = new Thread(() -> {
			new Leak(3);
			seen = last.f;
		});
		one.start();
		two.start();
		one.join();
		two.join();
		System.out.println(seen);
	}
}
