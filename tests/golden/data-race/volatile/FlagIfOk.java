// Only where the flag is set.
// run: scan --only data-race
// expect: none
class FlagIfOk {
	static int data;
	static volatile boolean ready;
	public static void main(String[] args) {
		new Thread(() -> {
			data = 42;
			ready = true;
		}).start();
		if (ready)
		System.out.println(data);
	}
}
