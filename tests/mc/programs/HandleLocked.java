// check: no-error
// The same field by method handles, always with the monitor.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

public class HandleLocked {
	int n;

	static void add(HandleLocked o, MethodHandle get, MethodHandle set) {
		synchronized (o) {
			try {
				set.invokeExact(o, (int) get.invokeExact(o) + 1);
			} catch (Throwable e) {
			}
		}
	}

	public static void main(String[] args) throws Throwable {
		HandleLocked o = new HandleLocked();
		MethodHandle get = MethodHandles.lookup().findGetter(HandleLocked.class, "n", int.class);
		MethodHandle set = MethodHandles.lookup().findSetter(HandleLocked.class, "n", int.class);
		Thread t = new Thread(() -> add(o, get, set));
		t.start();
		add(o, get, set);
		t.join();
		assert o.n == 2;
	}
}
