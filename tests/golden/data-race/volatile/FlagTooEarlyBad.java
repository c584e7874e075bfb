// The volatile flag is written before the data.
// run: scan --only data-race
// expect: data-race field=FlagTooEarlyBad.data
class FlagTooEarlyBad {
	static int data;
	static volatile boolean ready;
	public static void main(String[] args) {
		Thread t = new Thread(() -> {
			while (!ready)
				Thread.onSpinWait();
			System.out.println(data);
		});
		t.start();
		ready = true;
		data = 42;
	}
}
