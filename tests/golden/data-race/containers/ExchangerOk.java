// Two threads swap buffers: each fills the one that it has.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Exchanger;

public class ExchangerOk {
	static final Exchanger<List<Integer>> EXCHANGER = new Exchanger<>();

	static void fill() {
		List<Integer> buffer = new ArrayList<>();
		try {
			for (int i = 0; i < 100; i++) {
				buffer.add(i);
				if (buffer.size() >= 10)
					buffer = EXCHANGER.exchange(buffer);
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}

	static void drain() {
		List<Integer> buffer = new ArrayList<>();
		try {
			for (int i = 0; i < 10; i++) {
				buffer = EXCHANGER.exchange(buffer);
				int sum = 0;
				for (int n : buffer)
					sum += n;
				buffer.clear();
				System.out.println(sum);
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}

	public static void main(String[] args) {
		new Thread(ExchangerOk::fill).start();
		new Thread(ExchangerOk::drain).start();
	}
}
