// Writers copy the array under a lock and publish the copy by a volatile write; readers never see it change.
// run: scan --only data-race
// expect: none
import java.util.Arrays;

public class CopyOnWriteArrayOk {
	private volatile int[] values = new int[0];

	synchronized void add(int v) {
		int[] next = Arrays.copyOf(values, values.length + 1);
		next[next.length - 1] = v;
		values = next;
	}

	int sum() {
		int total = 0;
		for (int v : values)
			total += v;
		return total;
	}

	public static void main(String[] args) {
		CopyOnWriteArrayOk shared = new CopyOnWriteArrayOk();
		for (int i = 0; i < 2; i++)
			new Thread(() -> shared.add(1)).start();
		System.out.println(shared.sum());
	}
}
