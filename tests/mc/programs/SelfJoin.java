// check: deadlock
// A thread waits for its own end.
public class SelfJoin {
	public static void main(String[] args) throws Exception {
		Thread.currentThread().join();
	}
}
