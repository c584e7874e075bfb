// CopyOnWriteArrayList may be iterated while it is changed.
// run: scan --only data-race
// expect: none
import java.util.*;
import java.util.concurrent.*;
class CopyOnWriteOk {
	static final List<String> list = new CopyOnWriteArrayList<>();
	public static void main(String[] args) {
		new Thread(() -> list.add("x")).start();
		for (String s : list)
			System.out.println(s);
	}
}
