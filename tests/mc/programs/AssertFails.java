// check: assertion
// An assertion of main fails.
public class AssertFails {
	public static void main(String[] args) throws Exception {
		assert args.length > 5;
	}
}
