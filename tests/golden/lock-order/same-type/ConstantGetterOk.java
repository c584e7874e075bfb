// run: scan --only lock-order
// expect: none
// Elements of an array by constant indices through a getter, always in the same order.
public class ConstantGetterOk {
	private final Object[] shelves = { new Object(), new Object() };
	private int n;

	private Object shelf(int i) {
		return shelves[i];
	}

	void fill() {
		synchronized (shelf(0)) {
			synchronized (shelf(1)) {
				n++;
			}
		}
	}

	void clear() {
		synchronized (shelf(0)) {
			synchronized (shelf(1)) {
				n = 0;
			}
		}
	}

	public static void main(String[] args) {
		ConstantGetterOk s = new ConstantGetterOk();
		new Thread(() -> { for (int i = 0; i < 100000; i++) s.fill(); }).start();
		new Thread(() -> { for (int i = 0; i < 100000; i++) s.clear(); }).start();
	}
}
