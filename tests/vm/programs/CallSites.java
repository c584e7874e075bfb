// Call sites whose target changes.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MutableCallSite;
import java.lang.invoke.SwitchPoint;
import java.lang.invoke.VolatileCallSite;

public class CallSites {
	public static void main(String[] args) throws Throwable {
		MutableCallSite site = new MutableCallSite(MethodHandles.constant(int.class, 1));
		MethodHandle invoker = site.dynamicInvoker();
		System.out.println((int) invoker.invokeExact());
		site.setTarget(MethodHandles.constant(int.class, 2));
		MutableCallSite.syncAll(new MutableCallSite[] {site});
		System.out.println((int) invoker.invokeExact() + (int) site.getTarget().invokeExact());
		VolatileCallSite other = new VolatileCallSite(MethodHandles.identity(String.class));
		MethodHandle called = other.dynamicInvoker();
		System.out.println((String) called.invokeExact("a"));
		other.setTarget(MethodHandles.dropArguments(MethodHandles.constant(String.class, "c"), 0, String.class));
		System.out.println((String) called.invokeExact("b"));
		try {
			site.setTarget(MethodHandles.constant(String.class, ""));
		} catch (RuntimeException e) {
			System.out.println(e);
		}
		SwitchPoint point = new SwitchPoint();
		MethodHandle guarded = point.guardWithTest(MethodHandles.constant(String.class, "on"),
			MethodHandles.constant(String.class, "off"));
		System.out.println((String) guarded.invokeExact() + point.hasBeenInvalidated());
		SwitchPoint.invalidateAll(new SwitchPoint[] {point});
		System.out.println((String) guarded.invokeExact() + point.hasBeenInvalidated());
	}
}
