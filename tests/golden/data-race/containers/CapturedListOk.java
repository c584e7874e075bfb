// Filled by main before the threads start, and only read by them.
// run: scan --only data-race
// expect: none
import java.util.*;
class CapturedListOk {
	public static void main(String[] args) {
		List<Integer> out = new ArrayList<>();
		out.add(1);
		for (int i = 0; i < 3; i++)
			new Thread(() -> System.out.println(out.get(0))).start();
	}
}
