// run: scan --library --only stale-value --min-severity low
// expect: none
// The class above calls the hook under its lock; what the hook does in two steps is one.
public class FilledInHookOk {
	protected final Object lock = new Object();

	public void publish(String record) {
		synchronized (lock) {
			before(record);
		}
	}

	protected void before(String record) {
	}

	public static class Rotating extends FilledInHookOk {
		private String file = "log";
		private int turns;

		public String getFile() {
			synchronized (lock) {
				return file;
			}
		}

		public void setFile(String file) {
			synchronized (lock) {
				this.file = file;
				turns++;
			}
		}

		@Override
		protected void before(String record) {
			super.before(record);
			if (record.length() > 80)
				rollOver();
		}

		private void rollOver() {
			String old = getFile();
			if (old == null)
				return;
			setFile(null);
			setFile(old + ".1");
		}
	}
}
// corpus: jars
