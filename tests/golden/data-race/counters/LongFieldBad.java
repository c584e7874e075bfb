// A long that one thread writes and another reads is not even written in one piece.
// run: scan --only data-race
// expect: data-race field=LongFieldBad.stamp
class LongFieldBad {
	static long stamp;
	public static void main(String[] a) {
		new Thread(() -> stamp = System.nanoTime()).start();
		new Thread(() -> System.out.println(stamp)).start();
	}
}
