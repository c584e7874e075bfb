// Proxies in loaders of the program, in the application's and in the boot loader.
import java.io.InputStream;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.concurrent.Callable;

class LoaderProxies {
	static class Own extends ClassLoader {
		Own() {
			super("own", LoaderProxies.class.getClassLoader());
		}

		@Override
		protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
			if (!name.startsWith("LoaderProxies$Own") || name.endsWith("Own")) {
				return super.loadClass(name, resolve);
			}
			Class<?> known = findLoadedClass(name);
			if (known != null) {
				return known;
			}
			try (InputStream in = LoaderProxies.class.getResourceAsStream(name + ".class")) {
				byte[] bytes = in.readAllBytes();
				return defineClass(name, bytes, 0, bytes.length);
			} catch (java.io.IOException e) {
				throw new ClassNotFoundException(name, e);
			}
		}
	}

	public interface OwnPublic extends Callable<String> {
		OwnValue value(OwnValue v, int n);
	}

	interface OwnHidden {
		OwnValue[] values(long a, String... names);
	}

	public static class OwnValue {
		@Override
		public String toString() {
			return "value of " + getClass().getClassLoader().getName();
		}
	}

	static String of(ClassLoader loader) {
		return loader == null ? "boot" : loader.getName();
	}

	static void tell(Object proxy) {
		Class<?> k = proxy.getClass();
		System.out.println(Proxy.isProxyClass(k) + " " + of(k.getClassLoader()) + " " + k.getModule().isNamed() + " " + of(k.getModule().getClassLoader()) + " " + (Proxy.getInvocationHandler(proxy) != null) + " " + proxy);
	}

	public static void main(String[] args) throws Throwable {
		Thread second = new Thread(() -> { }); // walks through states begin where there are two
		second.start();
		second.join();
		ClassLoader app = LoaderProxies.class.getClassLoader(), own = new Own();
		Class<?> value = own.loadClass("LoaderProxies$OwnValue");
		Object one = value.getDeclaredConstructor().newInstance();
		InvocationHandler handler = (proxy, method, given) -> {
			if (method.getName().equals("toString")) {
				return "proxy";
			}
			System.out.println(method.getName() + " " + of(method.getReturnType().isArray() ? method.getReturnType().getComponentType().getClassLoader() : method.getReturnType().getClassLoader()) + " " + (given == null ? 0 : given.length));
			return method.getName().equals("call") ? "called" : method.getName().equals("values") ? java.lang.reflect.Array.newInstance(value, 2) : given == null ? null : given[0];
		};
		Class<?> open = own.loadClass("LoaderProxies$OwnPublic"), closed = own.loadClass("LoaderProxies$OwnHidden");
		Object a = Proxy.newProxyInstance(own, new Class<?>[] {open}, handler);
		tell(a);
		System.out.println(((Callable<?>) a).call());
		System.out.println(open.getMethod("value", value, int.class).invoke(a, one, 3));
		Object b = Proxy.newProxyInstance(own, new Class<?>[] {closed, Runnable.class}, handler);
		tell(b);
		var values = closed.getDeclaredMethod("values", long.class, String[].class);
		values.setAccessible(true);
		System.out.println(((Object[]) values.invoke(b, 5L, new String[] {"x"})).length);
		Object c = Proxy.newProxyInstance(app, new Class<?>[] {OwnPublic.class}, handler);
		tell(c);
		System.out.println(((OwnPublic) c).value(new OwnValue(), 1));
		try {
			open.getMethod("value", value, int.class).invoke(c, one, 3);
		} catch (IllegalArgumentException e) {
			System.out.println("not its method");
		}
		Object d = Proxy.newProxyInstance(null, new Class<?>[] {Callable.class}, handler);
		tell(d);
		Object e = Proxy.newProxyInstance(own, new Class<?>[] {Callable.class}, handler);
		tell(e);
		System.out.println((d.getClass() == e.getClass()) + " " + (a.getClass() == Proxy.newProxyInstance(own, new Class<?>[] {open}, handler).getClass()));
		try {
			Proxy.newProxyInstance(app, new Class<?>[] {open}, handler);
		} catch (IllegalArgumentException x) {
			System.out.println("not visible");
		}
	}
}
