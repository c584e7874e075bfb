// What the library and reflection hand over is cast by the machine: only what fits the parameter, the
// result or the field arrives. Each use sees the A, and not the B that went the same way.
// run: raddle show pointsto $CLASSES Casts.invoked Casts.use
// out: Casts.use(Ljava/lang/Object;Ljava/lang/Object;)V #1
// out:   v1: any java.lang.String
// out:   v2: any java.lang.String, new Casts$A at Casts.both()Ljava/util/List; #1:0
// out: Casts.invoked(LCasts$A;)V #1
// out:   v1: new Casts$A at Casts.both()Ljava/util/List; #1:0
import java.util.List;
import java.util.Properties;

class Casts {
	static class A {
	}

	static class B {
	}

	static class Kept {
		A a;
	}

	static void use(Object way, Object seen) {
	}

	public static void invoked(A a) {
	}

	static List<Object> both() {
		return List.of(new A(), new B());
	}

	// A function object's parameter.
	@SuppressWarnings("unchecked")
	static void by_function() {
		List<A> list = (List<A>) (List<?>) both();
		list.forEach((A a) -> use("function", a));
	}

	// An argument of a method that is found by its name; of one of unknown name.
	static void by_method(String name) throws Exception {
		for (Object o : both())
			Casts.class.getMethod("invoked", A.class).invoke(null, o);
		for (var method : Kept.class.getMethods())
			method.invoke(null, both().get(0));
	}

	// A field.
	static void by_field() throws Exception {
		Kept kept = new Kept();
		for (Object o : both())
			Kept.class.getDeclaredField("a").set(kept, o);
		use("field", kept.a);
	}

	// The result of a row: of the values of a table, the strings.
	static void by_result() {
		Properties properties = new Properties();
		properties.put("a", new B());
		properties.put("b", "text");
		use("result", properties.getProperty("b"));
	}

	public static void main(String[] args) throws Exception {
		by_function();
		by_method(args[0]);
		by_field();
		by_result();
	}
}
