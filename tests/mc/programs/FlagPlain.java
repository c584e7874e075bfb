// check: data-race
// The flag is not volatile.

public class FlagPlain {
	static boolean stop;
	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> { int n = 0; while (!stop && n < 2) n++; });
		t.start();
		stop = true;
		t.join();
	}
}
