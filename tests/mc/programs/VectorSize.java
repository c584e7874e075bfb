// check: exception
// Size, then get, of a Vector.
import java.util.*;

public class VectorSize {
	static final Vector<String> v = new Vector<>(List.of("a"));

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			if (v.size() > 0)
				v.get(0);
		});
		Thread u = new Thread(() -> {
			v.clear();
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
