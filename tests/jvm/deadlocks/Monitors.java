/** Two monitors in opposite orders. */
public class Monitors {
	static final Object left = new Object(), right = new Object();

	public static void main(String[] args) throws Exception {
		Thread other = new Thread(() -> {
			synchronized (left) {
				synchronized (right) {
					System.out.print("");
				}
			}
		});
		other.start();
		synchronized (right) {
			synchronized (left) {
				System.out.print("");
			}
		}
		other.join();
	}
}
