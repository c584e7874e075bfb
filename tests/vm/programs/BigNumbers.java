// BigInteger, BigDecimal, bit tricks.
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

class BigNumbers {
	static BigInteger factorial(int n) {
		return n == 0 ? BigInteger.ONE : BigInteger.valueOf(n).multiply(factorial(n - 1));
	}

	public static void main(String[] args) {
		BigInteger f = factorial(100);
		System.out.println(f + " " + f.bitLength() + " " + f.mod(BigInteger.valueOf(101)) + " " + f.toString(36));
		System.out.println(BigInteger.TWO.modPow(BigInteger.valueOf(1000), BigInteger.valueOf(1_000_007)) + " " + new BigInteger("17").modInverse(BigInteger.valueOf(3120)) + " " + BigInteger.valueOf(48).gcd(BigInteger.valueOf(36)) + " " + new BigInteger("1000003").isProbablePrime(20));
		System.out.println(new BigInteger("-255").shiftRight(3) + " " + new BigInteger("ff", 16).xor(BigInteger.TEN) + " " + f.sqrt().bitCount() + " " + BigInteger.ONE.shiftLeft(70).divide(BigInteger.valueOf(3)));
		System.out.println(BigDecimal.ONE.divide(new BigDecimal(7), MathContext.DECIMAL64) + " " + new BigDecimal("2").sqrt(new MathContext(30)) + " " + new BigDecimal("10").divide(new BigDecimal("4")) + " " + new BigDecimal("1E+3").toPlainString());
		try {
			BigDecimal.ONE.divide(new BigDecimal(3));
		} catch (ArithmeticException e) {
			System.out.println(e.getMessage());
		}
		System.out.println(new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + " " + new BigDecimal("2.50").equals(new BigDecimal("2.5")) + " " + new BigDecimal("2.50").stripTrailingZeros() + " " + new BigDecimal("-2.5").setScale(0, RoundingMode.HALF_UP));
		BigInteger a = BigInteger.ONE, b = BigInteger.ONE;
		for (int i = 0; i < 200; i++) {
			BigInteger c = a.add(b);
			a = b;
			b = c;
		}
		System.out.println(b + " " + b.hashCode() + " " + b.multiply(a).subtract(a.pow(2)).signum());
		BigInteger large = BigInteger.valueOf(3).pow(3000), other = BigInteger.valueOf(7).pow(2500);
		System.out.println(large.multiply(other).mod(BigInteger.valueOf(1_000_000_007)) + " " + large.multiply(other).divide(large).equals(other));
	}
}
