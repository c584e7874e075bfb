// The filler goes on adding to the buffer that it has given away.
// run: scan --only data-race
// expect: data-race
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Exchanger;

public class ExchangerKeptBad {
	static final Exchanger<List<Integer>> EXCHANGER = new Exchanger<>();

	public static void main(String[] args) throws InterruptedException {
		List<Integer> kept = new ArrayList<>();
		Thread other = new Thread(() -> {
			try {
				List<Integer> got = EXCHANGER.exchange(new ArrayList<>());
				System.out.println(got.size());
			} catch (InterruptedException e) {
				Thread.currentThread().interrupt();
			}
		});
		other.start();
		EXCHANGER.exchange(kept);
		kept.add(1);
	}
}
