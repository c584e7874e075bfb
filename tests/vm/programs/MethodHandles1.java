// Method handles: lookup, kinds, conversion, binding.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.WrongMethodTypeException;
import java.util.ArrayList;
import java.util.List;

class MethodHandles1 {
	int field = 5;
	static String name = "static";

	MethodHandles1() { }

	MethodHandles1(int f) {
		field = f;
	}

	String join(String a, int b) {
		return a + b + field;
	}

	static long sum(int a, long b) {
		return a + b;
	}

	static void fails() {
		throw new IllegalStateException("through a handle");
	}

	public static void main(String[] args) throws Throwable {
		MethodHandles.Lookup l = MethodHandles.lookup();
		MethodHandle join = l.findVirtual(MethodHandles1.class, "join", MethodType.methodType(String.class, String.class, int.class));
		MethodHandles1 o = new MethodHandles1();
		System.out.println((String) join.invokeExact(o, "a", 1) + " " + join.invoke(o, "b", (byte) 2) + " " + join.bindTo(o).invoke("c", 3));
		MethodHandle sum = l.findStatic(MethodHandles1.class, "sum", MethodType.methodType(long.class, int.class, long.class));
		System.out.println((long) sum.invokeExact(1, 2L) + " " + (Object) sum.invoke(1, 2) + " " + sum.invokeWithArguments(3, 4L) + " " + sum.type());
		MethodHandle make = l.findConstructor(MethodHandles1.class, MethodType.methodType(void.class, int.class));
		System.out.println(((MethodHandles1) make.invoke(77)).field);
		MethodHandle get = l.findGetter(MethodHandles1.class, "field", int.class);
		MethodHandle set = l.findSetter(MethodHandles1.class, "field", int.class);
		set.invoke(o, 12);
		System.out.println((int) get.invokeExact(o) + " " + l.findStaticGetter(MethodHandles1.class, "name", String.class).invoke());
		MethodHandle upper = l.findVirtual(String.class, "toUpperCase", MethodType.methodType(String.class));
		System.out.println((String) upper.invoke("text") + " " + upper.asType(MethodType.methodType(Object.class, Object.class)).invoke((Object) "more"));
		System.out.println(MethodHandles.insertArguments(sum, 0, 40).invoke(2L));
		try {
			long x = (long) sum.invokeExact(1, 2);
		} catch (WrongMethodTypeException e) {
			System.out.println(e.getMessage());
		}
		try {
			l.findStatic(MethodHandles1.class, "fails", MethodType.methodType(void.class)).invoke();
		} catch (IllegalStateException e) {
			System.out.println(e.getMessage() + " " + e.getStackTrace().length);
		}
		try {
			l.findVirtual(String.class, "none", MethodType.methodType(void.class));
		} catch (NoSuchMethodException e) {
			System.out.println(e.getMessage());
		}
		List<String> list = new ArrayList<>();
		MethodHandle add = l.findVirtual(List.class, "add", MethodType.methodType(boolean.class, Object.class)).bindTo(list);
		System.out.println(add.invoke("x") + " " + list + " " + l.unreflect(Math.class.getMethod("max", int.class, int.class)).invoke(3, 9));
		System.out.println(MethodType.fromMethodDescriptorString("(ILjava/lang/String;[J)V", null) + " " + MethodType.genericMethodType(2).wrap() + " " + MethodHandles.lookup());
	}
}
