// Each thread has a list of its own.
// run: scan --only data-race
// expect: none
import java.util.*;
class LocalListOk {
	static void work() {
		List<Integer> l = new ArrayList<>();
		for (int i = 0; i < 10; i++)
			l.add(i);
		System.out.println(l.size());
	}
	public static void main(String[] args) {
		for (int i = 0; i < 3; i++)
			new Thread(LocalListOk::work).start();
	}
}
