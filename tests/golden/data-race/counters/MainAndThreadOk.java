// main writes after the join.
// run: scan --only data-race
// expect: none
class MainAndThreadOk {
	static int n;
	public static void main(String[] a) throws Exception {
		Thread t = new Thread(() -> n++);
		t.start();
		t.join();
		n++;
		System.out.println(n);
	}
}
