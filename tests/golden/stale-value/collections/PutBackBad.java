// run: scan --only stale-value
// expect: stale-value method=PutBackBad.send line=here
// The list that was taken is put back where sending failed: what was added meanwhile is lost.
import java.util.ArrayList;
import java.util.List;

public class PutBackBad {
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
				pending = mine; // <- here
			}
	}

	public static void main(String[] args)
	{
		PutBackBad box = new PutBackBad();
		for (int i = 0; i < 2; i++)
			new Thread(() -> {
				box.add("x");
				box.send();
			}).start();
	}
}
