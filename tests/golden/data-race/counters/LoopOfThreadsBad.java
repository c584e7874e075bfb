// One start site in a loop makes many threads: it races with itself.
// run: scan --only data-race
// expect: data-race field=LoopOfThreadsBad.n
import java.util.concurrent.atomic.AtomicInteger;
class LoopOfThreadsBad {
	static int n;
	public static void main(String[] a) throws Exception {
		for (int i = 0; i < 4; i++)
			new Thread(() -> {
				n++;
			}).start();
	}
}
