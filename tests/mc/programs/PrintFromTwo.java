// check: no-error
// Two threads print, each a line, and nothing says which is first.
// lines: any order
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
