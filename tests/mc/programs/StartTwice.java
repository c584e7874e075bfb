// check: exception
// A thread is started twice.
public class StartTwice {
	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {});
		t.start();
		t.start();
	}
}
