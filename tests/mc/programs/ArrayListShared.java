// check: data-race
// Two threads add to an ArrayList.
import java.util.*;

public class ArrayListShared {
	public static void main(String[] args) throws Exception {
		List<String> names = new ArrayList<>();
		Thread a = new Thread(() -> names.add("a")), b = new Thread(() -> names.add("b"));
		a.start(); b.start();
		a.join(); b.join();
		System.out.println(names);
	}
}
