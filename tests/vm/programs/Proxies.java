// java.lang.reflect.Proxy: interfaces, default methods, Object's methods, exceptions.
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.Arrays;
import java.util.List;

class Proxies {
	interface Greeter {
		String greet(String name, int times);

		default String twice(String s) {
			return s + s;
		}

		void nothing() throws java.io.IOException;

		long number(long a, double b);
	}

	interface Other {
		boolean flag();
	}

	public static void main(String[] args) throws Exception {
		InvocationHandler handler = (proxy, method, arguments) -> {
			System.out.println(method.getName() + " " + Arrays.toString(arguments));
			switch (method.getName()) {
			case "greet":
				return "hello " + arguments[0];
			case "nothing":
				throw new Exception("checked");
			case "number":
				return (Long) arguments[0] + 1;
			case "flag":
				return null;
			case "hashCode":
				return 77;
			case "equals":
				return proxy == arguments[0];
			case "toString":
				return "proxy!";
			default:
				return "?";
			}
		};
		Object p = Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] { Greeter.class, Other.class }, handler);
		Greeter g = (Greeter) p;
		System.out.println(g.greet("world", 2) + " " + g.number(41, 1.0) + " " + g.twice("x"));
		System.out.println(g.hashCode() + " " + g.equals(g) + " " + g.equals("x") + " " + g);
		try {
			g.nothing();
		} catch (UndeclaredThrowableException e) {
			System.out.println(e.getCause());
		}
		try {
			((Other) p).flag();
		} catch (NullPointerException e) {
			System.out.println("null for a boolean");
		}
		System.out.println(Proxy.isProxyClass(p.getClass()) + " " + (Proxy.getInvocationHandler(p) == handler));
		@SuppressWarnings("unchecked")
		List<String> list = (List<String>) Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] { List.class },
				(proxy, method, arguments) -> method.getName().equals("size") ? 3 : method.invoke(List.of("a", "b"), arguments));
		System.out.println(list.size() + " " + list.get(1) + " " + list.contains("a"));
		try {
			list.get(5);
		} catch (UndeclaredThrowableException e) {
			System.out.println(e.getCause().getCause());
		}
	}
}
