// Garbage is collected again and again while objects are held in every way there is: by locals and operands of
// frames below, statics, other threads' stacks, monitors, wait sets, thread locals, captured variables, constants,
// interned strings, exceptions in flight, class loaders, off-heap memory, natives that call back.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class GarbageCollected {
	static final List<String> KEPT = new ArrayList<>();
	static Object[][][] cubes;

	record Pair(Object left, Object right) {
	}

	/** Makes garbage that would be laid over whatever is lost. */
	static void collect() {
		System.gc();
		Object[] junk = new Object[64];
		for (int i = 0; i < 2000; i++) {
			byte[] bytes = new byte[i % 120];
			Arrays.fill(bytes, (byte) 0x5a);
			junk[i % 64] = bytes;
		}
		System.gc();
	}

	static String deep(int n, String held) {
		if (n == 0) {
			collect();
			return held;
		}
		return deep(n - 1, held + n) + new StringBuilder("<").append(deep(0, "" + n)).append('>');
	}

	static Pair operand(Object left) {
		return new Pair(left, supply(() -> {
			collect();
			return "made after " + left;
		}));
	}

	static <T> T supply(Supplier<T> supplier) {
		return supplier.get();
	}

	static void exceptions() {
		try {
			try {
				throw new IllegalStateException("inner " + System.identityHashCode(null));
			} finally {
				collect();
			}
		} catch (IllegalStateException e) {
			Exception outer = new Exception("outer", e);
			collect();
			System.out.println(outer.getMessage() + ", " + outer.getCause().getMessage() + ", "
				+ outer.getStackTrace()[0].getMethodName());
		}
	}

	static void threads() throws Exception {
		Object lock = new Object();
		int[] turn = { 0 };
		List<Thread> all = new ArrayList<>();
		String[] seen = new String[6];
		for (int i = 0; i < seen.length; i++) {
			int me = i;
			String mine = "thread " + i;
			Thread t = new Thread(() -> {
				String own = mine + "!";
				synchronized (lock) {
					while (turn[0] != me) {
						try {
							lock.wait();
						} catch (InterruptedException e) {
							return;
						}
					}
					collect();
					seen[me] = own;
					turn[0]++;
					lock.notifyAll();
				}
			});
			t.start();
			all.add(t);
		}
		for (Thread t : all) {
			t.join();
		}
		System.out.println(String.join(" ", seen));
	}

	static void pool() throws Exception {
		ExecutorService pool = Executors.newFixedThreadPool(3);
		ThreadLocal<List<Integer>> locals = ThreadLocal.withInitial(ArrayList::new);
		CountDownLatch begun = new CountDownLatch(3);
		List<Future<Integer>> futures = new ArrayList<>();
		for (int i = 0; i < 3; i++) {
			int n = i;
			futures.add(pool.submit(() -> {
				locals.get().add(n);
				begun.countDown();
				begun.await();
				collect();
				return locals.get().get(0) * 10;
			}));
		}
		int sum = 0;
		for (Future<Integer> f : futures) {
			sum += f.get();
		}
		pool.shutdown();
		System.out.println("pool " + sum);
	}

	static String constant(String s) {
		return "constant " + s;
	}

	static void handles() throws Throwable {
		MethodHandle h = MethodHandles.lookup().findStatic(GarbageCollected.class, "constant",
			MethodType.methodType(String.class, String.class));
		MethodHandle bound = h.bindTo(new String("bound"));
		Runnable proxy = (Runnable) Proxy.newProxyInstance(GarbageCollected.class.getClassLoader(),
			new Class<?>[] { Runnable.class }, (self, method, args) -> {
				collect();
				System.out.println("proxy " + method.getName());
				return null;
			});
		collect();
		System.out.println((String) bound.invoke());
		proxy.run();
		GarbageCollected.class.getDeclaredMethod("exceptions").invoke(null);
	}

	static void memory() {
		ByteBuffer direct = ByteBuffer.allocateDirect(1000);
		for (int i = 0; i < 1000; i++) {
			direct.put(i, (byte) i);
		}
		ByteBuffer slice = direct.slice(300, 200);
		direct = null;
		collect();
		int sum = 0;
		while (slice.hasRemaining()) {
			sum = 31 * sum + slice.get();
		}
		System.out.println("direct " + sum);
	}

	static void cubes() {
		cubes = new Object[4][5][6];
		for (int i = 0; i < 4; i++) {
			collect();
			for (int j = 0; j < 5; j++) {
				for (int k = 0; k < 6; k++) {
					cubes[i][j][k] = new Pair(i + j, "" + k);
				}
			}
		}
		collect();
		System.out.println(Arrays.stream(cubes).flatMap(Arrays::stream).flatMap(Arrays::stream)
			.map(Object::toString).collect(Collectors.joining()).hashCode());
	}

	public static void main(String[] args) throws Throwable {
		for (int i = 0; i < 50; i++) {
			KEPT.add(new String("kept " + i));
		}
		String interned = new String("inter" + args.length).intern();
		IdentityHashMap<Object, Integer> identities = new IdentityHashMap<>();
		for (String s : KEPT) {
			identities.put(s, s.length());
		}
		Function<Integer, String> captured = new Object() {
			final String inside = "captured " + KEPT.size();

			Function<Integer, String> make() {
				return n -> inside + n;
			}
		}.make();
		collect();
		System.out.println(deep(5, "held"));
		System.out.println(operand(new String("operand")));
		exceptions();
		threads();
		pool();
		handles();
		memory();
		cubes();
		System.out.println(captured.apply(3) + (interned == ("inter" + 0).intern()));
		System.out.println(IntStream.range(0, 50).allMatch(i -> identities.get(KEPT.get(i)) == KEPT.get(i).length()));
		TreeMap<String, Integer> sorted = new TreeMap<>((a, b) -> {
			if (a.equals("40")) {
				collect();
			}
			return a.compareTo(b);
		});
		for (int i = 0; i < 50; i++) {
			sorted.put("" + i, i);
		}
		System.out.println(sorted.values());
	}
}
