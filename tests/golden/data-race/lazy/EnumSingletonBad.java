// An enum constant is made safely; its plain counter is changed by all.
// run: scan --only data-race
// expect: data-race field=EnumSingletonBad$Registry.count severity=high
public class EnumSingletonBad {
	enum Registry {
		INSTANCE;

		private int count;

		int next() {
			return ++count;
		}
	}

	public static void main(String[] args) {
		new Thread(() -> Registry.INSTANCE.next()).start();
		System.out.println(Registry.INSTANCE.next());
	}
}
