// Statics that only the initialiser writes.
// run: scan --only data-race
// expect: none
import java.util.*;
class EagerStaticOk {
	static int[] table = new int[16];
	static final Map<String, Integer> names = new HashMap<>();
	static int size = 0;
	static {
		for (int i = 0; i < 16; i++)
			table[i] = i * i;
		names.put("a", 1);
		size = 16;
	}
	public static void main(String[] args) {
		for (int i = 0; i < 2; i++)
			new Thread(() -> System.out.println(table[3] + size + names.get("a"))).start();
	}
}
