// check: no-error
// Two threads exchange.
import java.util.concurrent.*;

public class Exchange {
	public static void main(String[] args) throws Exception {
		Exchanger<String> x = new Exchanger<>();
		Thread t = new Thread(() -> {
			try {
				assert x.exchange("a").equals("b");
			} catch (InterruptedException e) {
			}
		});
		t.start();
		assert x.exchange("b").equals("a");
		t.join();
	}
}
