import org.junit.runner.Description;
import org.junit.runner.JUnitCore;
import org.junit.runner.Result;
import org.junit.runner.notification.Failure;
import org.junit.runner.notification.RunListener;

/** Runs JUnit classes and prints what came of each test. */
class RunTests extends RunListener {
	private Failure failure;

	@Override
	public void testStarted(Description test) {
		failure = null;
	}

	@Override
	public void testFailure(Failure what) {
		failure = what;
	}

	@Override
	public void testFinished(Description test) {
		String how = failure == null ? "passed" : "failed: " + failure.getException().getClass().getName();
		System.out.println("test " + test.getDisplayName() + " " + how);
	}

	@Override
	public void testIgnored(Description test) {
		System.out.println("test " + test.getDisplayName() + " ignored");
	}

	public static void main(String[] names) throws Exception {
		for (String name : names) {
			JUnitCore core = new JUnitCore();
			core.addListener(new RunTests());
			Result result = core.run(Class.forName(name));
			System.out.println("class " + name + ": " + result.getRunCount() + " run, " + result.getFailureCount()
					+ " failed, " + result.getIgnoreCount() + " ignored");
		}
		System.exit(0);
	}
}
