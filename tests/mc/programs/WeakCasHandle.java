// The same of a VarHandle.
// check: assertion
// options: --weak-cas
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class WeakCasHandle {
	volatile int n;

	public static void main(String[] args) throws Exception {
		VarHandle handle = MethodHandles.lookup().findVarHandle(WeakCasHandle.class, "n", int.class);
		WeakCasHandle object = new WeakCasHandle();
		Thread t = new Thread(() -> handle.weakCompareAndSet(object, 0, 1));
		t.start();
		t.join();
		assert object.n == 1;
	}
}
