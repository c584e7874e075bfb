// volatile++ loses updates, but it is no data race; stale-value has something to say about it.
// run: scan --only data-race
// expect: none
class IncrementOk {
	static volatile int n;
	public static void main(String[] args) {
		new Thread(() -> n++).start();
		new Thread(() -> n++).start();
	}
}
