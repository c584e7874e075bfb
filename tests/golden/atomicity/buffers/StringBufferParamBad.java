// run: scan --only atomicity
// expect: atomicity method=StringBufferParamBad.append line=here witness=sb context=this
// The oldest example: length and characters of the argument under two locks of it.

public class StringBufferParamBad {
    private char[] value = new char[16];
    private int count;

    public synchronized void append(StringBuffer sb) {
        int n = sb.length();
        if (count + n > value.length)
            value = java.util.Arrays.copyOf(value, 2 * (count + n));
        sb.getChars(0, n, value, count); // <- here
        count += n;
    }
}
