// check: exception
// Notify needs the monitor.
public class NotifyWithoutMonitor {
	public static void main(String[] args) throws Exception {
		new Object().notify();
	}
}
