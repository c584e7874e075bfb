// Each of n threads reads, one writes: with a reduction 2 to the n executions. Nobody is waited for.
public class Readers {
	static volatile int x;
	static int[] seen;
	public static void main(String[] args) {
		int n = Integer.parseInt(args[0]);
		int[] all = new int[n];
		for (int i = 0; i < n; i++)
			new Thread(() -> { int a = x; }).start();
		new Thread(() -> { x = 1; }).start();
	}
}
