// check: data-race
// Iterating a Vector asks hasNext, which reads its size without the lock, while another thread adds.
import java.util.*;

public class IterateWhileAdding {
	public static void main(String[] args) throws Exception {
		Vector<Integer> v = new Vector<>(Arrays.asList(1, 2));
		Thread t = new Thread(() -> v.add(3));
		t.start();
		int sum = 0;
		for (Integer i : v) sum += i;
		t.join();
	}
}
