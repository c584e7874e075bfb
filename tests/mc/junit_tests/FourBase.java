import org.junit.*;

public class FourBase {
	static String log = "";

	@Before
	public void base() {
		log += "base ";
	}

	@AfterClass
	public static void all() {
		if (log.endsWith("before after "))
			return;
		throw new AssertionError(log);
	}
}
