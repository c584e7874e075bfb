// Load buffering: each thread reads one variable and writes the other.
// run: scan --only data-race
// expect: data-race field=LoadBufferingBad.x severity=high
// expect: data-race field=LoadBufferingBad.y severity=high
public class LoadBufferingBad {
	static int x, y, a, b;

	public static void main(String[] args) throws InterruptedException {
		Thread one = new Thread(() -> {
			a = x;
			y = 1;
		});
		Thread two = new Thread(() -> {
			b = y;
			x = 1;
		});
		one.start();
		two.start();
		one.join();
		two.join();
		System.out.println(a + b);
	}
}
