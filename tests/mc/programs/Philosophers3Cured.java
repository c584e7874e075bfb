// check: no-error
// 3 dining philosophers, the last left-handed.
public class Philosophers3Cured {
	static final Object[] forks = new Object[3];

	static void eat(Object first, Object second) {
		synchronized (first) {
			synchronized (second) {
			}
		}
	}

	public static void main(String[] args) throws Exception {
		for (int i = 0; i < 3; i++)
			forks[i] = new Object();
		for (int i = 0; i < 3; i++) {
			Object left = forks[i], right = forks[(i + 1) % 3];
			boolean isOther = i == 2;
			new Thread(() -> eat(isOther ? right : left, isOther ? left : right)).start();
		}
	}
}
