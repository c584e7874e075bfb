// run: scan --only atomicity
// expect: none

public class StringBufferParamOk {
    private char[] value = new char[16];
    private int count;

    public synchronized void append(StringBuffer sb) {
        synchronized (sb) {
            int n = sb.length();
            if (count + n > value.length)
                value = java.util.Arrays.copyOf(value, 2 * (count + n));
            sb.getChars(0, n, value, count);
            count += n;
        }
    }
}
