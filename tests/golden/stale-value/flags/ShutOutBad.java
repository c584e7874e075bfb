// run: scan --library --only stale-value
// expect: stale-value method=ShutOutBad.extend line=here
// The others are let in again before the text is stored.
public class ShutOutBad {
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
			isIdle = true;
		}
		synchronized (this) {
			text = longer; // <- here
		}
	}

	public synchronized String text()
	{
		return text;
	}
}
