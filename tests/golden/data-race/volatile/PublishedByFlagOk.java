// A volatile flag is written after the data and read before it.
// run: scan --only data-race
// expect: none
class PublishedByFlagOk {
	static int data;
	static volatile boolean ready;
	public static void main(String[] args) {
		Thread t = new Thread(() -> {
			while (!ready)
				Thread.onSpinWait();
			System.out.println(data);
		});
		t.start();
		data = 42;
		ready = true;
	}
}
