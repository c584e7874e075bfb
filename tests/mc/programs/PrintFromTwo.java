// check: no-error
// SLOW: more states than the test run has time for
// Two threads print.
public class PrintFromTwo {
	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			System.out.println("a");
		});
		Thread u = new Thread(() -> {
			System.out.println("b");
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
