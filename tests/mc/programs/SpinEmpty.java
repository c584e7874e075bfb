// check: incomplete
// A loop without anything in it, beside a thread that ends.
public class SpinEmpty {
	public static void main(String[] args) {
		new Thread(() -> {
		}).start();
		for (;;) {
		}
	}
}
