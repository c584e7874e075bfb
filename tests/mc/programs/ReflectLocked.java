// check: no-error
// By reflection, always with the monitor. New JDKs make classes for it while the threads run.
import java.lang.reflect.Field;

public class ReflectLocked {
	int n;

	static void add(Field f, Object o) {
		synchronized (o) {
			try {
				f.setInt(o, f.getInt(o) + 1);
			} catch (IllegalAccessException e) {
			}
		}
	}

	public static void main(String[] args) throws Exception {
		ReflectLocked o = new ReflectLocked();
		Field f = ReflectLocked.class.getDeclaredField("n");
		Thread t = new Thread(() -> add(f, o));
		t.start();
		add(f, o);
		t.join();
		assert o.n == 2;
	}
}
