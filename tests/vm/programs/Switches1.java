// Switches of every shape on 17: dense, sparse, strings with colliding hashes, enums, nested, in loops.
class Switches1 {
	enum E { P, Q, R }

	static String dense(int n) {
		switch (n) {
		case 0:
			return "zero";
		case 1:
		case 2:
			return "small";
		case 3:
			n += 10;
		case 4:
			return "fell " + n;
		default:
			return "many";
		}
	}

	static int sparse(int n) {
		return switch (n) {
			case Integer.MIN_VALUE -> 1;
			case -1 -> 2;
			case 1000000 -> 3;
			case Integer.MAX_VALUE -> 4;
			default -> 0;
		};
	}

	static String text(String s) {
		return switch (s) {
			case "Aa" -> "1";
			case "BB" -> "2";
			case "AaAa", "BBBB", "AaBB" -> "3";
			case "" -> "empty";
			default -> "?";
		};
	}

	static int chars(String s) {
		int vowels = 0;
		for (char c : s.toCharArray()) {
			switch (Character.toLowerCase(c)) {
			case 'a', 'e', 'i', 'o', 'u' -> vowels++;
			case ' ' -> {
				continue;
			}
			default -> {
				if (c == '!') {
					return -vowels;
				}
			}
		}
		}
		return vowels;
	}

	static int enums(E a, E b) {
		return switch (a) {
			case P -> switch (b) {
				case P -> 1;
				case Q, R -> 2;
			};
			case Q -> 3;
			case R -> {
				int x = 0;
				for (E e : E.values()) {
					x += e.ordinal();
				}
				yield x * 10;
			}
		};
	}

	public static void main(String[] args) {
		for (int i = -1; i < 6; i++) {
			System.out.println(dense(i));
		}
		System.out.println(sparse(Integer.MIN_VALUE) + " " + sparse(-1) + " " + sparse(1000000) + " " + sparse(Integer.MAX_VALUE) + " " + sparse(5));
		System.out.println(text("Aa") + text("BB") + text("AaAa") + text("AaBB") + text("BBAa") + text(""));
		System.out.println(chars("hello world") + " " + chars("stop! here"));
		for (E a : E.values()) {
			System.out.println(enums(a, E.R));
		}
		try {
			String none = null;
			switch (none) {
			case "x":
				break;
			}
		} catch (NullPointerException e) {
			System.out.println("null");
		}
		long l = 0;
		outer:
		for (int i = 0;; i++) {
			switch (i % 3) {
			case 0:
				continue outer;
			case 1:
				l += i;
				break;
			default:
				if (i > 10) {
					break outer;
				}
			}
		}
		System.out.println(l);
	}
}
