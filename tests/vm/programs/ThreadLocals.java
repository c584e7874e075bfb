// ThreadLocal and InheritableThreadLocal, remove, initial values.
import java.util.ArrayList;
import java.util.List;

class ThreadLocals {
	static final ThreadLocal<List<String>> LISTS = ThreadLocal.withInitial(ArrayList::new);
	static final InheritableThreadLocal<String> NAMES = new InheritableThreadLocal<>() {
		@Override
		protected String childValue(String parent) {
			return parent + "/child";
		}
	};
	static final ThreadLocal<Integer> PLAIN = new ThreadLocal<>();

	public static void main(String[] args) throws Exception {
		NAMES.set("root");
		LISTS.get().add("main");
		PLAIN.set(1);
		List<String> seen = new ArrayList<>();
		for (int i = 0; i < 3; i++) {
			int n = i;
			Thread t = new Thread(() -> {
				LISTS.get().add("t" + n);
				seen.add(LISTS.get() + " " + NAMES.get() + " " + PLAIN.get());
				Thread inner = new Thread(() -> seen.add(NAMES.get() + LISTS.get()));
				inner.start();
				try {
					inner.join();
				} catch (InterruptedException e) {
					seen.add(e.toString());
				}
			});
			t.start();
			t.join();
		}
		seen.forEach(System.out::println);
		LISTS.remove();
		System.out.println(LISTS.get() + " " + PLAIN.get());
		PLAIN.remove();
		System.out.println(PLAIN.get());
		for (int i = 0; i < 100; i++) {
			ThreadLocal<Integer> many = ThreadLocal.withInitial(() -> 5);
			many.set(many.get() + i);
			if (i % 33 == 0) {
				System.out.println(many.get());
			}
		}
	}
}
