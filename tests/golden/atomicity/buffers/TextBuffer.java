// run: scan --only atomicity --library
// expect: atomicity
// JDK 1.4 StringBuffer.append(StringBuffer): in this.append, sb.length() and sb.getChars() lock sb twice; sb.setLength in between makes getChars fail.
public final class TextBuffer {
    private char[] value = new char[16];
    private int count;

    public synchronized int length() {
        return count;
    }

    public synchronized void setLength(int n) {
        if (n < 0) {
            throw new IndexOutOfBoundsException();
        }
        ensure(n);
        for (int i = count; i < n; i++) {
            value[i] = 0;
        }
        count = n;
    }

    public synchronized void getChars(int begin, int end, char[] dst, int at) {
        if (begin < 0 || end > count || begin > end) {
            throw new StringIndexOutOfBoundsException(end);
        }
        System.arraycopy(value, begin, dst, at, end - begin);
    }

    public synchronized TextBuffer append(char c) {
        ensure(count + 1);
        value[count++] = c;
        return this;
    }

    public synchronized TextBuffer append(TextBuffer sb) {
        int len = sb.length();
        ensure(count + len);
        sb.getChars(0, len, value, count);
        count += len;
        return this;
    }

    private void ensure(int n) {
        if (n > value.length) {
            char[] v = new char[Math.max(n, value.length * 2)];
            System.arraycopy(value, 0, v, 0, count);
            value = v;
        }
    }

    @Override
    public synchronized String toString() {
        return new String(value, 0, count);
    }
}
// corpus: unseen
