// Compound assignments as values: dup_x1, dup_x2, dup2_x1, dup2_x2 in the bytecode.
public class StackShuffles {
	int i;
	long l;
	double d;
	String s = "";
	static int si;
	static long sl;
	int[] ia = { 1, 2, 3 };
	long[] la = { 10, 20, 30 };
	double[] da = { 0.5, 1.5 };
	byte[] ba = { 1, 127 };
	String[] sa = { "x", "y" };

	StackShuffles self() {
		si++;
		return this;
	}

	int at(int x) {
		sl++;
		return x;
	}

	public static void main(String[] args) {
		StackShuffles t = new StackShuffles();
		int a, b;
		long x, y;
		a = b = t.i = 5;
		System.out.println(a + " " + b + " " + t.i);
		x = y = t.l = sl = 1L << 40;
		System.out.println(x + " " + y + " " + t.l + " " + sl);
		System.out.println(t.self().i++ + " " + ++t.self().i + " " + (t.self().i += 4) + " " + si);
		System.out.println(t.self().l++ + " " + ++t.self().l + " " + (t.self().l *= 3) + " " + t.l);
		System.out.println(t.self().d++ + " " + (t.self().d -= 0.25) + " " + --t.d);
		System.out.println(t.ia[t.at(1)]++ + " " + ++t.ia[t.at(1)] + " " + (t.ia[t.at(1)] <<= 3) + " " + t.ia[1]);
		System.out.println(t.la[t.at(2)]++ + " " + ++t.la[t.at(2)] + " " + (t.la[t.at(2)] -= 100) + " " + t.la[2]);
		System.out.println(t.da[t.at(0)]++ + " " + ++t.da[t.at(0)] + " " + (t.da[t.at(0)] /= 4) + " " + t.da[0]);
		System.out.println(t.ba[1]++ + " " + t.ba[1]-- + " " + (t.ba[0] += 500));
		t.la[0] = t.la[1] = t.la[2] = 77;
		t.da[0] = t.da[1] = 8;
		t.ia[0] = t.ia[1] = t.ia[2] = 9;
		System.out.println(t.la[0] + t.la[1] + t.la[2] + " " + (t.da[0] + t.da[1]) + " " + (t.ia[0] + t.ia[1] + t.ia[2]));
		System.out.println((t.s += "a") + (t.self().s += 1 + 2) + (t.sa[t.at(1)] += 'z') + t.sa[1]);
		System.out.println(si++ + si++ * 2 + ++si + " " + (sl++ + ++sl) + " " + sl);
		long z = t.la[t.ia[0] - 9] += t.l += t.i += 2;
		System.out.println(z + " " + t.la[0] + " " + t.l + " " + t.i);
		Integer boxed = 5;
		boxed++;
		Integer old = boxed++;
		System.out.println(boxed + " " + old + " " + ++boxed);
		Long[] boxes = { 1L, 2L };
		boxes[t.at(0)]++;
		boxes[1] += boxes[0]--;
		System.out.println(boxes[0] + " " + boxes[1]);
	}
}
