// run: scan --library --only stale-value
// expect: stale-value method=ShutOutNotBad.extend line=here
// The flag is set to what it was found to be, which keeps nobody away.
public class ShutOutNotBad {
	private String text = "";
	private boolean isIdle = true;

	public void extend(String more)
	{
		String old;
		synchronized (this) {
			if (!isIdle)
				return;
			isIdle = true;
			old = text;
		}
		String longer = old + more;
		synchronized (this) {
			text = longer; // <- here
			isIdle = true;
		}
	}

	public synchronized String text()
	{
		return text;
	}
}
