// A VarHandle's plain get and set order nothing: that is a race, but accesses by handles are not looked at.
// run: scan --only data-race
// expect: none
import java.lang.invoke.*;
class FN_VarHandlePlainOk {
	static int n;
	static final VarHandle N;
	static {
		try {
			N = MethodHandles.lookup().findStaticVarHandle(FN_VarHandlePlainOk.class, "n", int.class);
		} catch (ReflectiveOperationException e) {
			throw new ExceptionInInitializerError(e);
		}
	}
	public static void main(String[] args) {
		new Thread(() -> n = 1).start();
		System.out.println((int) N.get());
	}
}
