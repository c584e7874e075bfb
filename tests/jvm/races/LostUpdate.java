/** A volatile is no lock: an update is lost. */
public class LostUpdate {
	static volatile int n;

	public static void main(String[] args) throws Exception {
		Thread other = new Thread(() -> n = n + 1);
		other.start();
		n = n + 1;
		other.join();
		if (n != 2)
			throw new IllegalStateException("lost: " + n);
	}
}
