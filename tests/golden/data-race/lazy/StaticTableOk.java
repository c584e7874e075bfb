// A table that the class initialiser fills and everybody reads.
// run: scan --only data-race
// expect: none
import java.util.HashMap;
import java.util.Map;

public class StaticTableOk {
	private static final Map<String, Integer> TABLE = new HashMap<>();
	private static final int[] SQUARES = new int[10];
	static {
		TABLE.put("one", 1);
		for (int i = 0; i < SQUARES.length; i++)
			SQUARES[i] = i * i;
	}

	static int look(String key) {
		Integer n = TABLE.get(key);
		return n == null ? SQUARES[3] : n;
	}

	public static void main(String[] args) {
		new Thread(() -> System.out.println(look("one"))).start();
		System.out.println(look("two"));
	}
}
