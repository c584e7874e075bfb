// An immutable list is only read.
// run: scan --only data-race
// expect: none
import java.util.*;
class UnmodifiableSharedOk {
	static final List<String> list = List.of("a", "b");
	public static void main(String[] args) {
		for (int i = 0; i < 2; i++)
			new Thread(() -> System.out.println(list.size() + list.get(0))).start();
	}
}
