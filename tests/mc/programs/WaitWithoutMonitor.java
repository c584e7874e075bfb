// check: exception
// Wait needs the monitor.
public class WaitWithoutMonitor {
	public static void main(String[] args) throws Exception {
		new Object().wait();
	}
}
