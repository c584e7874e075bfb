// Switches on strings, with colliding hashes.
public class StringSwitch {
	static int old(String s) {
		switch (s) {
		case "Aa": // the hash of BB
			return 1;
		case "BB":
			return 2;
		case "":
			return 3;
		case "AaAa":
		case "BBBB":
			return 4;
		case "AaBB":
			return 5;
		default:
			return 0;
		}
	}

	static String arrow(String s) {
		return switch (s) {
		case "one", "eins" -> "1";
		case "two" -> {
			String t = s + s;
			yield t;
		}
		default -> "?" + s.length();
		};
	}

	public static void main(String[] args) {
		String[] all = { "Aa", "BB", "", "AaAa", "BBBB", "AaBB", "BBAa", "C" };
		for (String s : all)
			System.out.println(s + " " + old(s) + " " + old(new String(s)) + " " + s.hashCode());
		System.out.println(arrow("one") + arrow("eins") + arrow("two") + arrow("three"));
		try {
			old(null);
		} catch (NullPointerException e) {
			System.out.println("npe");
		}
	}
}
