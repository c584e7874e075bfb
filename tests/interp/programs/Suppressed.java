// Exceptions as objects: causes, suppressed ones, initCause, chains in toString.
public class Suppressed {
	public static void main(String[] args) {
		Exception e = new Exception("outer", new RuntimeException("cause"));
		e.addSuppressed(new Error("s1"));
		e.addSuppressed(new IllegalStateException());
		System.out.println(e + " " + e.getCause() + " " + e.getSuppressed().length);
		for (Throwable t : e.getSuppressed())
			System.out.println(t + " " + t.getMessage());
		System.out.println(new RuntimeException(new Error("wrapped")).getMessage());
		System.out.println(new RuntimeException((String) null).getMessage());
		Throwable t = new Throwable("late");
		t.initCause(e);
		System.out.println(t.getCause() == e);
		try {
			t.initCause(t);
		} catch (IllegalStateException x) {
			System.out.println("no: " + x.getMessage().startsWith("Can't overwrite"));
		}
		try {
			e.addSuppressed(e);
		} catch (IllegalArgumentException x) {
			System.out.println(x.getMessage());
		}
		System.out.println(new ArrayIndexOutOfBoundsException(7).getMessage());
		System.out.println(new StringIndexOutOfBoundsException("x").getMessage());
		System.out.println(new AssertionError(5).getMessage() + new AssertionError('c'));
	}
}
