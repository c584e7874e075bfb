// A VarHandle's plain get and set order nothing: that is a race.
// run: scan --only data-race
// expect: data-race field=VarHandlePlainStaticBad.n severity=high
import java.lang.invoke.*;
class VarHandlePlainStaticBad {
	static int n;
	static final VarHandle N;
	static {
		try {
			N = MethodHandles.lookup().findStaticVarHandle(VarHandlePlainStaticBad.class, "n", int.class);
		} catch (ReflectiveOperationException e) {
			throw new ExceptionInInitializerError(e);
		}
	}
	public static void main(String[] args) {
		new Thread(() -> n = 1).start();
		System.out.println((int) N.get());
	}
}
