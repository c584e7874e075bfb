// join with a time limit may return while the thread still runs.
// run: scan --only data-race
// expect: data-race field=TimedJoinBad.n
class TimedJoinBad {
	static int n;
	public static void main(String[] a) throws Exception {
		Thread t = new Thread(() -> n++);
		t.start();
		t.join(10);
		n++;
	}
}
