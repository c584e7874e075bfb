// run: scan --library --only stale-value
// expect: none
// Whoever comes between the two halves finds the flag and goes away, and nobody else writes the text.
public class ShutOutOk {
	private String text = "";
	private boolean isIdle = true;

	public void extend(String more)
	{
		String old;
		synchronized (this) {
			if (!isIdle)
				return;
			isIdle = false;
			old = text;
		}
		String longer = old + more;
		synchronized (this) {
			text = longer;
			isIdle = true;
		}
	}

	public synchronized String text()
	{
		return text;
	}
}
