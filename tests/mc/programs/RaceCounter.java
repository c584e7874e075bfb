// check: data-race
// N++ by two threads without a lock.
public class RaceCounter {
	static int n;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			n++;
		});
		Thread u = new Thread(() -> {
			n++;
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
