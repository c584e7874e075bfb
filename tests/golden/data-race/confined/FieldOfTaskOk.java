// Each task has a list of its own in a field.
// run: scan --only data-race
// expect: none
import java.util.*;
class FieldOfTaskOk implements Runnable {
	private final List<Integer> seen = new ArrayList<>();
	private int[] counts = new int[3];
	public void run() {
		seen.add(1);
		counts[0]++;
	}
	public static void main(String[] args) {
		for (int i = 0; i < 3; i++)
			new Thread(new FieldOfTaskOk()).start();
	}
}
