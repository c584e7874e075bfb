// Read twice: the second time it may be null although it was not the first time (JLS 17.4.5).
// run: scan --only data-race
// expect: data-race field=SingleCheckStringTwiceBad.text severity=high
class SingleCheckStringTwiceBad {
	private final int x = 3, y = 4;
	private String text;
	@Override public String toString() {
		if (text == null)
			text = "(" + x + ", " + y + ")";
		return text;
	}
	public static void main(String[] args) {
		SingleCheckStringTwiceBad o = new SingleCheckStringTwiceBad();
		new Thread(() -> System.out.println(o.toString())).start();
		System.out.println(o.toString());
	}
}
