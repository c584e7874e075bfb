// Two threads add to one ArrayList.
// run: scan --only data-race
// expect: data-race field=SharedListBad.list
import java.util.*;
class SharedListBad {
	static final List<String> list = new ArrayList<>();
	public static void main(String[] args) {
		new Thread(() -> list.add("a")).start();
		new Thread(() -> list.add("b")).start();
	}
}
