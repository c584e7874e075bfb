// An expression parser and evaluator: character handling, recursion, switches, exceptions.
public class StateMachine {
	private final String text;
	private int at;

	StateMachine(String text) {
		this.text = text;
	}

	private char peek() {
		while (at < text.length() && text.charAt(at) == ' ')
			at++;
		return at < text.length() ? text.charAt(at) : '\0';
	}

	private long expression() {
		long value = term();
		for (;;) {
			switch (peek()) {
			case '+':
				at++;
				value += term();
				break;
			case '-':
				at++;
				value -= term();
				break;
			default:
				return value;
			}
		}
	}

	private long term() {
		long value = factor();
		while (true) {
			char c = peek();
			if (c == '*') {
				at++;
				value *= factor();
			} else if (c == '/') {
				at++;
				value /= factor();
			} else {
				return value;
			}
		}
	}

	private long factor() {
		char c = peek();
		if (c == '-') {
			at++;
			return -factor();
		}
		if (c == '(') {
			at++;
			long value = expression();
			if (peek() != ')')
				throw new IllegalStateException("expected ) at " + at);
			at++;
			return value;
		}
		if (c < '0' || c > '9')
			throw new IllegalStateException("unexpected " + (c == 0 ? "end" : "'" + c + "'") + " at " + at);
		long value = 0;
		while (at < text.length() && (c = text.charAt(at)) >= '0' && c <= '9') {
			value = value * 10 + (c - '0');
			at++;
		}
		return value;
	}

	static String evaluate(String s) {
		StateMachine m = new StateMachine(s);
		try {
			long value = m.expression();
			return m.peek() == 0 ? "" + value : "rest at " + m.at;
		} catch (IllegalStateException | ArithmeticException e) {
			return e.getMessage();
		}
	}

	public static void main(String[] args) {
		String[] all = { "1+2*3", "(1+2)*3", "2*(3+4)*5-6/2", "--5", "10/(5-5)", "1+", "(1", "7 8", " 99999999999 * 9 ", "a", "" };
		for (String s : all)
			System.out.println(s + " = " + evaluate(s));
	}
}
