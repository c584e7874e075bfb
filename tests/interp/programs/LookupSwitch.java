// Sparse switches over int, char, byte and short.
public class LookupSwitch {
	static int sparse(int i) {
		switch (i) {
		case Integer.MIN_VALUE:
			return -1;
		case -1000:
			return 1;
		case 7:
			return 2;
		case 1000000:
			return 3;
		case Integer.MAX_VALUE:
			return 4;
		default:
			return 0;
		}
	}

	static int ofChar(char c) {
		switch (c) {
		case 'a':
			return 1;
		case '\u4e2d':
			return 2;
		case '\uffff':
			return 3;
		}
		return 0;
	}

	static String ofByte(byte b) {
		return switch (b) {
		case -128 -> "low";
		case 127 -> "high";
		case 0 -> "zero";
		default -> "between";
		};
	}

	static boolean empty(int i) {
		switch (i) {
		}
		switch (i) {
		default:
			return true;
		}
	}

	public static void main(String[] args) {
		int[] keys = { Integer.MIN_VALUE, -1000, -999, 7, 8, 1000000, Integer.MAX_VALUE };
		for (int key : keys)
			System.out.println(sparse(key));
		System.out.println(ofChar('a') + " " + ofChar('b') + " " + ofChar('\u4e2d') + " " + ofChar('\uffff'));
		System.out.println(ofByte((byte) -128) + ofByte((byte) 127) + ofByte((byte) 0) + ofByte((byte) 5));
		System.out.println(empty(3));
		Integer boxed = 7;
		switch (boxed) {
		case 7:
			System.out.println("seven");
		}
		try {
			boxed = null;
			switch (boxed) {
			case 7:
				System.out.println("no");
			}
		} catch (NullPointerException e) {
			System.out.println("npe");
		}
	}
}
