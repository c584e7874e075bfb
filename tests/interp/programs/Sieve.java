// Number theory with longs: sieve, modular powers, a linear congruential generator, CRC.
public class Sieve {
	static long power(long base, long exponent, long modulus) {
		long result = 1;
		base %= modulus;
		for (; exponent > 0; exponent >>= 1) {
			if ((exponent & 1) == 1)
				result = result * base % modulus;
			base = base * base % modulus;
		}
		return result;
	}

	static int crc(String text) {
		int crc = ~0;
		for (char c : text.toCharArray()) {
			crc ^= c & 0xff;
			for (int k = 0; k < 8; k++)
				crc = (crc & 1) != 0 ? crc >>> 1 ^ 0xedb88320 : crc >>> 1;
		}
		return ~crc;
	}

	static long fnv(String s) {
		long h = 0xcbf29ce484222325L;
		for (int i = 0; i < s.length(); i++) {
			h ^= s.charAt(i);
			h *= 0x100000001b3L;
		}
		return h;
	}

	public static void main(String[] args) {
		boolean[] composite = new boolean[500];
		int count = 0;
		for (int i = 2; i < composite.length; i++) {
			if (composite[i])
				continue;
			count++;
			for (int j = i * i; j < composite.length; j += i)
				composite[j] = true;
		}
		System.out.println(count);
		System.out.println(power(3, 1000, 1000007) + " " + power(2, 61, 998244353));
		System.out.println(Integer.toHexString(crc("123456789")) + " " + Long.toHexString(fnv("raddle")));
		double pi = 0;
		for (int k = 0; k < 200; k++)
			pi += (k % 2 == 0 ? 4.0 : -4.0) / (2 * k + 1);
		System.out.println(pi);
		long lcg = 1;
		for (int i = 0; i < 100; i++)
			lcg = lcg * 1103515245 + 12345 & 0x7fffffff;
		System.out.println(lcg);
	}
}
