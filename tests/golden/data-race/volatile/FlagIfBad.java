// The data is read whether or not the flag is set.
// run: scan --only data-race
// expect: data-race field=FlagIfBad.data
class FlagIfBad {
	static int data;
	static volatile boolean ready;
	public static void main(String[] args) {
		new Thread(() -> {
			data = 42;
			ready = true;
		}).start();
		System.out.println(data);
		System.out.println(ready);
	}
}
