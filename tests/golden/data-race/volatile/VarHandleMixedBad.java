// One thread increments atomically through the handle, another writes the field plainly.
// run: scan --only data-race
// expect: data-race field=VarHandleMixedBad.count severity=high
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleMixedBad {
	private static final VarHandle COUNT;
	static {
		try {
			COUNT = MethodHandles.lookup().findVarHandle(VarHandleMixedBad.class, "count", int.class);
		} catch (ReflectiveOperationException e) {
			throw new ExceptionInInitializerError(e);
		}
	}
	private int count;

	void add() {
		COUNT.getAndAdd(this, 1);
	}

	void reset() {
		count = 0;
	}

	public static void main(String[] args) {
		VarHandleMixedBad box = new VarHandleMixedBad();
		new Thread(box::add).start();
		box.reset();
	}
}
