// Increments of every type of variable, before and after, in expressions.
public class IncrementForms {
	byte b = 127;
	short s = -32768;
	char c = 0;
	static float f = 0.5f;
	static double d = -0.5;

	public static void main(String[] args) {
		IncrementForms o = new IncrementForms();
		System.out.println(o.b++ + " " + o.b + " " + --o.b + " " + o.s-- + " " + o.s + " " + (int) o.c-- + " " + (int) o.c);
		System.out.println(f++ + " " + ++f + " " + d-- + " " + --d);
		int i = 10;
		i = i++ + i++;
		System.out.println(i);
		i = ++i + i--;
		System.out.println(i);
		i += i++ * 2 + i;
		System.out.println(i);
		int big = 1000;
		big += 40000;
		big -= 100000;
		big += -32769;
		System.out.println(big);
		byte b = 10;
		b++;
		b += 5;
		b = (byte) -b;
		b -= 128;
		short s = b;
		s--;
		char c = 'A';
		c += b;
		c--;
		long l = i;
		l++;
		l -= --l + l--;
		System.out.println(b + " " + s + " " + (int) c + " " + l);
		int[] a = { 0, 1, 2, 3 };
		int k = 0;
		a[k++] = a[k++] + a[k++]--;
		a[k] = k = 1;
		System.out.println(a[0] + " " + a[1] + " " + a[2] + " " + a[3] + " " + k);
		for (int x = 0, y = 100; x < y; x += 7, y -= 5)
			if ((x & 1) == 0 && (y ^= 3) > 50)
				System.out.print(x++ + "/" + y-- + " ");
		System.out.println();
	}
}
