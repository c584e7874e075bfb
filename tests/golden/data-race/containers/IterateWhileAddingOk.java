// Both under the list's lock.
// run: scan --only data-race
// expect: none
import java.util.*;
class IterateWhileAddingOk {
	static final List<String> list = new ArrayList<>();
	static void print() {
		synchronized (list) {
		for (String s : list)
			System.out.println(s);
		}
	}
	static void add() {
		synchronized (list) {
		list.add("x");
		}
	}
	public static void main(String[] args) {
		new Thread(IterateWhileAddingOk::add).start();
		print();
	}
}
