// check: exception
// An initialiser throws.
public class ClassInitThrows {
	static class Bad {
		static int x = Integer.parseInt("no number");
	}

	public static void main(String[] args) throws Exception {
		System.out.println(Bad.x);
	}
}
