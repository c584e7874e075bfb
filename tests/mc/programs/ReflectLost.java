// check: assertion
// Read and written by reflection, without a lock: an increment is lost, though the field is volatile.
import java.lang.reflect.Field;

public class ReflectLost {
	volatile int n;

	static void add(Field f, Object o) {
		try {
			f.setInt(o, f.getInt(o) + 1);
		} catch (IllegalAccessException e) {
		}
	}

	public static void main(String[] args) throws Exception {
		ReflectLost o = new ReflectLost();
		Field f = ReflectLost.class.getDeclaredField("n");
		Thread t = new Thread(() -> add(f, o));
		t.start();
		add(f, o);
		t.join();
		assert o.n == 2;
	}
}
