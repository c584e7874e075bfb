// An opaque flag orders nothing: the payload may be read before it is written.
// run: scan --only data-race
// expect: data-race field=VarHandleOpaqueFlagBad.payload severity=high
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleOpaqueFlagBad {
	private static final VarHandle READY;
	static {
		try {
			READY = MethodHandles.lookup().findVarHandle(VarHandleOpaqueFlagBad.class, "ready", boolean.class);
		} catch (ReflectiveOperationException e) {
			throw new ExceptionInInitializerError(e);
		}
	}
	private boolean ready;
	private int payload;

	public static void main(String[] args) {
		VarHandleOpaqueFlagBad box = new VarHandleOpaqueFlagBad();
		new Thread(() -> {
			box.payload = 42;
			READY.setOpaque(box, true);
		}).start();
		while (!(boolean) READY.getOpaque(box))
			Thread.onSpinWait();
		System.out.println(box.payload);
	}
}
