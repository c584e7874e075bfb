// check: data-race
// A method handle sets a field while main reads it.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

public class HandleRace {
	int n;

	public static void main(String[] args) throws Throwable {
		HandleRace o = new HandleRace();
		MethodHandle set = MethodHandles.lookup().findSetter(HandleRace.class, "n", int.class);
		Thread t = new Thread(() -> {
			try {
				set.invokeExact(o, 1);
			} catch (Throwable e) {
			}
		});
		t.start();
		int seen = o.n;
		t.join();
	}
}
