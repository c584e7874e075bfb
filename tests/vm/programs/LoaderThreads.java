// Loaders that two threads ask at once: each class is defined once, whether the loader locks by name or is locked.
import java.io.InputStream;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;

class LoaderThreads {
	static Class<?> define(String name, java.util.function.Function<byte[], Class<?>> define) {
		try (InputStream in = LoaderThreads.class.getResourceAsStream(name + ".class")) {
			return define.apply(in.readAllBytes());
		} catch (java.io.IOException e) {
			throw new AssertionError(e);
		}
	}

	static boolean isOwn(String name) {
		return name.startsWith("LoaderThreads$Task") || name.startsWith("LoaderThreads$Part");
	}

	static class Parallel extends ClassLoader {
		static {
			registerAsParallelCapable();
		}

		final Map<String, AtomicInteger> defined = new ConcurrentSkipListMap<>();

		@Override
		protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
			synchronized (getClassLoadingLock(name)) {
				Class<?> known = isOwn(name) ? findLoadedClass(name) : super.loadClass(name, resolve);
				return known != null ? known : findClass(name);
			}
		}

		@Override
		protected Class<?> findClass(String name) {
			defined.computeIfAbsent(name, n -> new AtomicInteger()).incrementAndGet();
			return define(name, bytes -> defineClass(name, bytes, 0, bytes.length));
		}
	}

	// Not for several threads, and without a lock of its own: who asks for a class locks it.
	static class Plain extends ClassLoader {
		final Map<String, Integer> defined = new TreeMap<>();

		@Override
		protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
			if (!isOwn(name)) {
				return super.loadClass(name, resolve);
			}
			if (!Thread.holdsLock(this)) {
				throw new AssertionError("not locked");
			}
			Class<?> known = findLoadedClass(name);
			Thread.yield();
			if (known != null) {
				return known;
			}
			defined.merge(name, 1, Integer::sum);
			return define(name, bytes -> defineClass(name, bytes, 0, bytes.length));
		}
	}

	public static class Task implements Runnable {
		@Override
		public void run() {
			PartA a = new PartA();
			a.add(new PartB(a));
		}
	}

	public static class PartA {
		static final AtomicInteger total = new AtomicInteger();

		void add(PartC c) {
			total.addAndGet(c.value());
		}

		public static int total() {
			return total.get();
		}
	}

	public static class PartB implements PartC {
		final PartA a;

		PartB(PartA a) {
			this.a = a;
		}

		@Override
		public int value() {
			return a == null ? 0 : 21;
		}
	}

	public interface PartC {
		int value();
	}

	static void run(ClassLoader loader, Map<String, ?> defined) throws Exception {
		CyclicBarrier barrier = new CyclicBarrier(2);
		Thread[] threads = new Thread[2];
		for (int i = 0; i < 2; i++) {
			threads[i] = new Thread(() -> {
				try {
					barrier.await();
					((Runnable) Class.forName("LoaderThreads$Task", true, loader).getDeclaredConstructor().newInstance()).run();
				} catch (Exception e) {
					e.printStackTrace();
				}
			});
			threads[i].start();
		}
		for (Thread t : threads) {
			t.join();
		}
		System.out.println(defined);
		System.out.println(Class.forName("LoaderThreads$PartA", false, loader).getMethod("total").invoke(null) + " " + PartA.total());
	}

	public static void main(String[] args) throws Exception {
		Parallel parallel = new Parallel();
		run(parallel, parallel.defined);
		Plain plain = new Plain();
		run(plain, plain.defined);
	}
}
