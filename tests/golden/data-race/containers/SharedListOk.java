// Collections.synchronizedList.
// run: scan --only data-race
// expect: none
import java.util.*;
class SharedListOk {
	static final List<String> list = Collections.synchronizedList(new ArrayList<>());
	public static void main(String[] args) {
		new Thread(() -> list.add("a")).start();
		new Thread(() -> list.add("b")).start();
	}
}
