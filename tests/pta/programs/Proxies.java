import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

public class Proxies {
	interface Greeter {
		String greet(String name);

		int count();
	}

	static class Real implements Greeter {
		private int n;

		public String greet(String name) {
			n++;
			return "hello " + name;
		}

		public int count() {
			return n;
		}
	}

	static class Tracing implements InvocationHandler {
		private final Object target;
		private int calls;

		Tracing(Object target) {
			this.target = target;
		}

		@Override
		public Object invoke(Object proxy, Method method, Object[] args) throws Throwable {
			before(method.getName());
			return method.invoke(target, args);
		}

		private void before(String name) {
			calls += name.length();
		}
	}

	public static void main(String[] args) {
		Tracing tracing = new Tracing(new Real());
		Greeter greeter = (Greeter) Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] { Greeter.class }, tracing);
		System.out.println(greeter.greet("ann") + greeter.count() + tracing.calls);
	}
}
