// run: scan --only stale-value
// expect: none
// The list that was taken is added to what has come meanwhile, or that to it.
import java.util.ArrayList;
import java.util.List;

public class PutBackOk {
	private List<String> pending = new ArrayList<>();

	synchronized void add(String text)
	{
		pending.add(text);
	}

	void send()
	{
		List<String> mine;
		synchronized (this) {
			mine = pending;
			pending = new ArrayList<>();
		}
		if (mine.size() > 10)
			synchronized (this) {
				pending.addAll(mine);
			}
	}

	void sendFirst()
	{
		List<String> mine;
		synchronized (this) {
			mine = pending;
			pending = new ArrayList<>();
		}
		if (mine.size() > 10)
			synchronized (this) {
				mine.addAll(pending);
				pending = mine;
			}
	}

	public static void main(String[] args)
	{
		PutBackOk box = new PutBackOk();
		for (int i = 0; i < 2; i++)
			new Thread(() -> {
				box.add("x");
				box.send();
				box.sendFirst();
			}).start();
	}
}
