// Short circuits, conditions as values, nested negations, bitwise logic on booleans.
public class BooleanLogic {
	static StringBuilder log = new StringBuilder();

	static boolean t(String s) {
		log.append(s);
		return true;
	}

	static boolean f(String s) {
		log.append(s);
		return false;
	}

	static void show(boolean b) {
		System.out.println(b + " " + log);
		log.setLength(0);
	}

	static int classify(int a, int b, int c) {
		if (a > 0 && (b > 0 || c > 0) && !(b > 0 && c > 0))
			return 1;
		else if (!(a > 0) || b == c)
			return a < 0 != b < 0 ? 2 : 3;
		return a == b ^ b == c ? 4 : 5;
	}

	public static void main(String[] args) {
		show(t("a") && f("b") || t("c"));
		show(f("a") && t("b") || f("c") && t("d"));
		show(!(t("a") || f("b")) == f("c"));
		show(t("a") & f("b") | t("c") ^ t("d"));
		show((t("a") ? f("b") : t("c")) ? t("d") : !f("e"));
		boolean x = t("a") && !f("b"), y = x ^ true, z = x == y;
		show(x |= y &= z);
		x = y = !x;
		show(x != y);
		int n = 0;
		for (int a = -1; a < 2; a++)
			for (int b = -1; b < 2; b++)
				for (int c = -1; c < 2; c++)
					n = n * 3 + classify(a, b, c);
		System.out.println(n);
		Boolean boxed = x;
		if (boxed || !boxed)
			System.out.println(boxed ? "yes" : "no");
		boolean[] bs = new boolean[3];
		bs[0] = bs[1] = !bs[2];
		bs[1] &= 3 > 4 | bs[2];
		System.out.println(bs[0] + " " + bs[1] + " " + bs[2]);
		int i = 0;
		boolean odd = i++ == 0 && i++ == 1 && i++ == 3 || i++ == 3;
		System.out.println(odd + " " + i);
	}
}
