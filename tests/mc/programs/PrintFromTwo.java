// check: no-error
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
