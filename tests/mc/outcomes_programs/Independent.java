// Threads that share nothing: one execution.
public class Independent {
	static volatile int x, y, z;
	public static void main(String[] args) {
		new Thread(() -> { x = 1; x++; }).start();
		new Thread(() -> { y = 1; y++; }).start();
		new Thread(() -> { z = 1; z++; }).start();
	}
}
