import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.BitSet;
import java.util.Random;
import java.util.UUID;

public class Numbers {
	static abstract class Ring<T> {
		abstract T plus(T a, T b);

		abstract T times(T a, T b);

		T poly(T[] coefficients, T x) {
			T sum = coefficients[coefficients.length - 1];
			for (int i = coefficients.length - 2; i >= 0; i--)
				sum = plus(times(sum, x), coefficients[i]);
			return sum;
		}
	}

	static class Big extends Ring<BigInteger> {
		BigInteger plus(BigInteger a, BigInteger b) {
			return a.add(b);
		}

		BigInteger times(BigInteger a, BigInteger b) {
			return a.multiply(b);
		}
	}

	static class Mod7 extends Ring<Integer> {
		Integer plus(Integer a, Integer b) {
			return (a + b) % 7;
		}

		Integer times(Integer a, Integer b) {
			return a * b % 7;
		}
	}

	public static void main(String[] args) {
		BigInteger[] coefficients = { BigInteger.ONE, BigInteger.TWO, new BigInteger("123456789012345678901234567890") };
		System.out.println(new Big().poly(coefficients, BigInteger.valueOf(1000)).modPow(BigInteger.TEN, BigInteger.valueOf(97)));
		System.out.println(new Mod7().poly(new Integer[] { 1, 2, 3 }, 4));
		System.out.println(new BigDecimal("10").divide(new BigDecimal("3"), 5, RoundingMode.HALF_UP).stripTrailingZeros().toPlainString());
		BitSet bits = new BitSet();
		bits.set(3, 9);
		bits.flip(4);
		Random random = new Random(42);
		System.out.println(bits.cardinality() + " " + bits + random.ints(3, 0, 9).sum() + random.nextGaussian());
		System.out.println(UUID.nameUUIDFromBytes(new byte[] { 1, 2 }).version() + Integer.toHexString(-1) + Double.parseDouble("1e3") + Long.parseLong("77", 8));
		System.out.println(new BigInteger("ffff", 16).isProbablePrime(5) + " " + BigInteger.valueOf(48).gcd(BigInteger.valueOf(36)));
	}
}
