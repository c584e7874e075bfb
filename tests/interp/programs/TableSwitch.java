// Dense switches: fall-through, default in the middle, negative keys, in loops.
public class TableSwitch {
	static String plain(int i) {
		switch (i) {
		case 0:
			return "zero";
		case 1:
			return "one";
		case 2:
		case 3:
			return "few";
		case 5:
			return "five";
		default:
			return "many";
		}
	}

	static int falls(int i) {
		int n = 0;
		switch (i) {
		case -2:
			n += 1;
		case -1:
			n += 10;
			break;
		default:
			n += 100;
		case 0:
			n += 1000;
		case 1:
			n += 10000;
			break;
		case 2:
		}
		return n;
	}

	static int edges(int i) {
		switch (i) {
		case Integer.MAX_VALUE:
			return 1;
		case Integer.MAX_VALUE - 1:
			return 2;
		case Integer.MAX_VALUE - 2:
			return 3;
		}
		return 0;
	}

	static int arrow(int day) {
		return switch (day) {
		case 1, 7 -> 0;
		case 2, 3, 4, 5, 6 -> {
			int sum = 0;
			for (int i = 0; i < day; i++)
				sum += i;
			yield sum;
		}
		default -> throw new IllegalArgumentException("day " + day);
		};
	}

	public static void main(String[] args) {
		for (int i = -4; i < 8; i++)
			System.out.println(i + " " + plain(i) + " " + falls(i) + " " + edges(Integer.MAX_VALUE + i));
		try {
			for (int i = 1; i < 10; i++)
				System.out.println(arrow(i));
		} catch (IllegalArgumentException e) {
			System.out.println(e.getMessage());
		}
		int state = 0, steps = 0;
		machine:
		while (true) {
			steps++;
			switch (state) {
			case 0:
				state = 2;
				continue;
			case 1:
				break machine;
			case 2:
				if (steps > 7)
					state = 1;
				break;
			}
		}
		System.out.println(steps);
	}
}
