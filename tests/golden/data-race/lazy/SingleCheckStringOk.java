// Read once into a local, and the object has only final fields: whoever sees the reference sees all of it (JLS 17.5).
// run: scan --only data-race
// expect: data-race field=SingleCheckStringOk.text severity=low
class SingleCheckStringOk {
	private final int x = 3, y = 4;
	private String text;
	@Override public String toString() {
		String t = text;
		if (t == null) {
			t = "(" + x + ", " + y + ")";
			text = t;
		}
		return t;
	}
	public static void main(String[] args) {
		SingleCheckStringOk o = new SingleCheckStringOk();
		new Thread(() -> System.out.println(o)).start();
		System.out.println(o);
	}
}
