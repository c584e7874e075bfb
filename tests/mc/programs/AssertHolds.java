// check: no-error
// An assertion that holds.
public class AssertHolds {
	public static void main(String[] args) throws Exception {
		assert args.length == 0;
	}
}
