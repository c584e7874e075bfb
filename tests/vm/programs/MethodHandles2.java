// Combinators of method handles.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import java.util.List;

class MethodHandles2 {
	static int twice(int x) {
		return 2 * x;
	}

	static String show(String s, int n) {
		return s + ":" + n;
	}

	static boolean isLong(String s) {
		return s.length() > 3;
	}

	static String caught(IllegalArgumentException e, String s) {
		return "caught " + e.getMessage() + " " + s;
	}

	static String fails(String s) {
		throw new IllegalArgumentException("fails");
	}

	static String all(Object... items) {
		return Arrays.toString(items);
	}

	public static void main(String[] args) throws Throwable {
		MethodHandles.Lookup l = MethodHandles.lookup();
		MethodHandle twice = l.findStatic(MethodHandles2.class, "twice", MethodType.methodType(int.class, int.class));
		MethodHandle show = l.findStatic(MethodHandles2.class, "show", MethodType.methodType(String.class, String.class, int.class));
		MethodHandle isLong = l.findStatic(MethodHandles2.class, "isLong", MethodType.methodType(boolean.class, String.class));
		MethodHandle upper = l.findVirtual(String.class, "toUpperCase", MethodType.methodType(String.class));
		MethodHandle all = l.findStatic(MethodHandles2.class, "all", MethodType.methodType(String.class, Object[].class));
		System.out.println(MethodHandles.filterArguments(show, 1, twice).invoke("a", 21));
		System.out.println(MethodHandles.filterReturnValue(show, upper).invoke("abc", 1));
		System.out.println(MethodHandles.permuteArguments(show, MethodType.methodType(String.class, int.class, String.class), 1, 0).invoke(7, "swapped"));
		System.out.println(MethodHandles.dropArguments(upper, 1, int.class, long.class).invoke("drop", 1, 2L));
		System.out.println(MethodHandles.guardWithTest(isLong, upper, MethodHandles.identity(String.class)).invoke("long text") + " " + MethodHandles.guardWithTest(isLong, upper, MethodHandles.identity(String.class)).invoke("abc"));
		MethodHandle fails = l.findStatic(MethodHandles2.class, "fails", MethodType.methodType(String.class, String.class));
		MethodHandle caught = l.findStatic(MethodHandles2.class, "caught", MethodType.methodType(String.class, IllegalArgumentException.class, String.class));
		System.out.println(MethodHandles.catchException(fails, IllegalArgumentException.class, caught).invoke("x"));
		System.out.println(all.invoke(1, "b", 'c') + " " + all.asCollector(Object[].class, 2).invoke("p", "q") + " " + show.asSpreader(Object[].class, 2).invoke(new Object[] { "s", 5 }));
		System.out.println(MethodHandles.foldArguments(show, MethodHandles.dropArguments(MethodHandles.constant(String.class, "const"), 0, int.class)).invoke(3));
		System.out.println(MethodHandles.constant(int.class, 5).invoke() + " " + MethodHandles.arrayElementGetter(int[].class).invoke(new int[] { 1, 2, 3 }, 2));
		System.out.println(MethodHandles.collectArguments(show, 0, upper).invoke("collect", 1));
		System.out.println(all.asVarargsCollector(Object[].class).invoke() + " " + all.withVarargs(true).invoke(List.of()));
		System.out.println(MethodHandles.explicitCastArguments(twice, MethodType.methodType(long.class, double.class)).invoke(3.9));
	}
}
