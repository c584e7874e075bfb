// run: scan --only lock-order
// expect: lock-order
// Hashtable.equals is synchronized and calls the synchronized size and get of its argument, in both directions here.
import java.util.Hashtable;

public class HashtableEquals {
	static final Hashtable<String, Integer> summer = new Hashtable<>();
	static final Hashtable<String, Integer> winter = new Hashtable<>();

	public static void main(String[] args) {
		for (int i = 0; i < 10; i++) {
			summer.put("k" + i, i);
			winter.put("k" + i, i);
		}
		new Thread(() -> {
			for (int i = 0; i < 1000000; i++) summer.equals(winter);
		}).start();
		new Thread(() -> {
			for (int i = 0; i < 1000000; i++) winter.equals(summer);
		}).start();
	}
}
// corpus: unseen
