// run: scan --library --only stale-value
// expect: stale-value method=ShutOutTwoBad.extend line=here
// Another method writes the text, and does not look at the flag.
public class ShutOutTwoBad {
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
			text = longer; // <- here
			isIdle = true;
		}
	}

	public synchronized void clear()
	{
		text = "";
	}

	public synchronized String text()
	{
		return text;
	}
}
