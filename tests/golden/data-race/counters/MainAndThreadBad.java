// main writes while the thread that it started is running.
// run: scan --only data-race
// expect: data-race field=MainAndThreadBad.n
class MainAndThreadBad {
	static int n;
	public static void main(String[] a) throws Exception {
		Thread t = new Thread(() -> n++);
		t.start();
		n++;
		t.join();
		System.out.println(n);
	}
}
