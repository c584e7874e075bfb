// setVolatile and getVolatile order.
// run: scan --only data-race
// expect: none
import java.lang.invoke.*;
class VarHandleModesOk {
	static int n;
	static final VarHandle N;
	static {
		try {
			N = MethodHandles.lookup().findStaticVarHandle(VarHandleModesOk.class, "n", int.class);
		} catch (ReflectiveOperationException e) {
			throw new ExceptionInInitializerError(e);
		}
	}
	public static void main(String[] args) {
		new Thread(() -> {
			N.setVolatile(1);
		}).start();
		System.out.println((int) N.getVolatile());
	}
}
