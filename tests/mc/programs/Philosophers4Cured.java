// check: no-error
// 4 dining philosophers, the last left-handed.
public class Philosophers4Cured {
	static final Object[] forks = new Object[4];

	static void eat(Object first, Object second) {
		synchronized (first) {
			synchronized (second) {
			}
		}
	}

	public static void main(String[] args) throws Exception {
		for (int i = 0; i < 4; i++)
			forks[i] = new Object();
		for (int i = 0; i < 4; i++) {
			Object left = forks[i], right = forks[(i + 1) % 4];
			boolean isOther = i == 3;
			new Thread(() -> eat(isOther ? right : left, isOther ? left : right)).start();
		}
	}
}
