// A method joins for main; the wait is in a try that swallows the interruption nowhere on the way to the read.
// run: scan --only data-race
// expect: none
class JoinInHelperOk {
	static int n;
	static void await(Thread t) throws InterruptedException {
		t.join();
	}
	public static void main(String[] a) throws Exception {
		Thread t = new Thread(() -> n++);
		t.start();
		await(t);
		System.out.println(n);
	}
}
