// Switches, loops and further handlers inside subroutines; class literals and asserts of Java 1.4.
public class JsrSwitch {
	static String trace = "";

	static void note(int i) {
		switch (i % 4) {
		case 0:
			trace += "zero ";
			break;
		case 1:
			trace += "one ";
		case 2:
			trace += "two ";
			break;
		default:
			trace += i + " ";
		}
	}

	static int run(int n) {
		int total = 0;
		try {
			switch (n) {
			case 1:
				return 5;
			case 2:
				total = 7;
				break;
			case 3:
				throw new RuntimeException("three");
			default:
				total = n / (n - 4);
			}
		} catch (ArithmeticException e) {
			total = -1;
		} finally {
			for (int i = 0; i < n; i++) {
				try {
					note(i / (i - 2));
				} catch (ArithmeticException e) {
					trace += "div ";
				} finally {
					total += i;
				}
			}
			switch (total) {
			case 3:
				trace += "three!";
				break;
			case 8:
				trace += "eight!";
			}
		}
		return total;
	}

	public static void main(String[] args) {
		for (int i = 0; i < 7; i++) {
			try {
				System.out.println(run(i));
			} catch (RuntimeException e) {
				System.out.println(e.getMessage());
			}
			System.out.println(trace);
			trace = "";
		}
		assert trace.length() > 100 : "off";
	}
}
