// check: no-error
// Join of a thread that was never started returns.
public class JoinUnstarted {
	public static void main(String[] args) throws Exception {
		new Thread(() -> {}).join();
	}
}
