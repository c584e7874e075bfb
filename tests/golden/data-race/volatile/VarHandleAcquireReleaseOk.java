// The payload is written before the release and read after the acquire that has seen it.
// run: scan --only data-race
// expect: none
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleAcquireReleaseOk {
	private static final VarHandle READY;
	static {
		try {
			READY = MethodHandles.lookup().findVarHandle(VarHandleAcquireReleaseOk.class, "ready", boolean.class);
		} catch (ReflectiveOperationException e) {
			throw new ExceptionInInitializerError(e);
		}
	}
	private boolean ready;
	private int payload;

	void publish(int n) {
		payload = n;
		READY.setRelease(this, true);
	}

	int take() {
		while (!(boolean) READY.getAcquire(this))
			Thread.onSpinWait();
		return payload;
	}

	public static void main(String[] args) {
		VarHandleAcquireReleaseOk box = new VarHandleAcquireReleaseOk();
		new Thread(() -> box.publish(42)).start();
		System.out.println(box.take());
	}
}
