// n writers of one variable: n! executions.
public class Writers {
	static volatile int x;
	public static void main(String[] args) {
		int n = Integer.parseInt(args[0]);
		for (int i = 0; i < n; i++) {
			int k = i;
			new Thread(() -> { x = k; }).start();
		}
	}
}
