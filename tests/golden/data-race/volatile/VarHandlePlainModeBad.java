// Plain get and set through a VarHandle are a plain read and write of the field.
// run: scan --only data-race
// expect: data-race field=VarHandlePlainModeBad.count severity=high
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandlePlainModeBad {
	private static final VarHandle COUNT;
	static {
		try {
			COUNT = MethodHandles.lookup().findVarHandle(VarHandlePlainModeBad.class, "count", int.class);
		} catch (ReflectiveOperationException e) {
			throw new ExceptionInInitializerError(e);
		}
	}
	private int count;

	void add() {
		COUNT.set(this, (int) COUNT.get(this) + 1);
	}

	public static void main(String[] args) {
		VarHandlePlainModeBad box = new VarHandlePlainModeBad();
		new Thread(box::add).start();
		box.add();
	}
}
