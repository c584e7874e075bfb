// The flag is plain: neither it nor the data is ordered.
// run: scan --only data-race
// expect: data-race field=PublishedByFlagBad.ready
// expect: data-race field=PublishedByFlagBad.data
class PublishedByFlagBad {
	static int data;
	static boolean ready;
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
