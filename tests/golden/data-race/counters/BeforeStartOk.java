// What main does before it starts the thread is ordered before all that the thread does.
// run: scan --only data-race
// expect: none
class BeforeStartOk {
	static int n;
	static int[] table = new int[4];
	public static void main(String[] a) throws Exception {
		n = 5;
		table[1] = 3;
		Thread t = new Thread(() -> System.out.println(n + table[1]));
		t.start();
	}
}
