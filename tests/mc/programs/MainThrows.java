// check: exception
// An exception leaves main.
public class MainThrows {
	public static void main(String[] args) throws Exception {
		throw new IllegalStateException("no");
	}
}
