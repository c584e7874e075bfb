import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class MethodHandlesUsed {
	static class Target {
		int n = 3;

		int scaled(int by) {
			return n * by;
		}

		static String join(String a, String b) {
			return a + glue() + b;
		}

		private static String glue() {
			return "-";
		}
	}

	public static void main(String[] args) throws Throwable {
		MethodHandles.Lookup lookup = MethodHandles.lookup();
		MethodHandle scaled = lookup.findVirtual(Target.class, "scaled", MethodType.methodType(int.class, int.class));
		MethodHandle join = lookup.findStatic(Target.class, "join", MethodType.methodType(String.class, String.class, String.class));
		MethodHandle maker = lookup.findConstructor(Target.class, MethodType.methodType(void.class));
		Target target = (Target) maker.invoke();
		int product = (int) scaled.invoke(target, 5);
		String joined = (String) join.invokeExact("a", "b");
		System.out.println(product + joined);
	}
}
