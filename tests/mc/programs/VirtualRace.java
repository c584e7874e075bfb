// check: data-race
// jdk: 21
// Two virtual threads and a counter.
public class VirtualRace {
	static int n;

	public static void main(String[] args) throws Exception {
		Thread t = Thread.ofVirtual().start(() -> n++);
		Thread u = Thread.ofVirtual().start(() -> n++);
		t.join();
		u.join();
	}
}
