// ServiceLoader through the context loader of a thread, whose providers are classes that it defines.
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.util.Collections;
import java.util.Enumeration;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.function.Supplier;

class LoaderServices {
	static class Own extends ClassLoader {
		final String providers;

		Own(String name, String providers) {
			super(name, LoaderServices.class.getClassLoader());
			this.providers = providers;
		}

		@Override
		protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
			if (!name.startsWith("LoaderServices$Of")) {
				return super.loadClass(name, resolve);
			}
			Class<?> known = findLoadedClass(name);
			if (known != null) {
				return known;
			}
			try (InputStream in = LoaderServices.class.getResourceAsStream(name + ".class")) {
				if (in == null) {
					throw new ClassNotFoundException(name);
				}
				byte[] bytes = in.readAllBytes();
				return defineClass(name, bytes, 0, bytes.length);
			} catch (IOException e) {
				throw new ClassNotFoundException(name, e);
			}
		}

		@Override
		public Enumeration<URL> getResources(String name) throws IOException {
			if (!name.equals("META-INF/services/java.util.function.Supplier")) {
				return super.getResources(name);
			}
			return Collections.enumeration(Collections.singleton(new URL(null, "own:" + name, new URLStreamHandler() {
				@Override
				protected URLConnection openConnection(URL url) {
					return new URLConnection(url) {
						@Override
						public void connect() {
						}

						@Override
						public InputStream getInputStream() {
							return new ByteArrayInputStream(providers.getBytes());
						}
					};
				}
			})));
		}
	}

	public static class OfOne implements Supplier<String> {
		private final OfPart part = new OfPart();

		@Override
		public String get() {
			return "one " + part + " of " + getClass().getClassLoader().getName();
		}
	}

	public static class OfTwo implements Supplier<String> {
		@Override
		public String get() {
			return "two of " + OfPart.class.getClassLoader().getName();
		}
	}

	public static class OfPart {
		@Override
		public String toString() {
			return "part";
		}
	}

	public static class OfWrong {
	}

	@SuppressWarnings("rawtypes")
	static void tell() {
		try {
			for (Supplier s : ServiceLoader.load(Supplier.class)) {
				System.out.println(s.get());
			}
		} catch (ServiceConfigurationError e) {
			System.out.println(e.getMessage());
		}
	}

	public static void main(String[] args) throws Exception {
		Thread t = Thread.currentThread();
		ClassLoader before = t.getContextClassLoader();
		tell();
		t.setContextClassLoader(new Own("own", "LoaderServices$OfOne\n# none\nLoaderServices$OfTwo\n"));
		tell();
		Thread child = new Thread(LoaderServices::tell);
		child.start();
		child.join();
		t.setContextClassLoader(new Own("bad", "LoaderServices$OfTwo\nLoaderServices$OfNone\n"));
		tell();
		t.setContextClassLoader(new Own("wrong", "LoaderServices$OfWrong\n"));
		tell();
		t.setContextClassLoader(before);
		tell();
	}
}
