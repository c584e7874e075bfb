// run: scan --only atomicity
// expect: none
// The Buffer is confined to its thread by a ThreadLocal.
public class PerThreadBuffer {
    static class Buffer {
        private final char[] c = new char[64];
        private int n;
        synchronized int size() { return n; }
        synchronized void put(char x) { c[n++ % 64] = x; }
        synchronized void clear() { n = 0; }
        synchronized String text() { return new String(c, 0, Math.min(n, 64)); }
    }

    private static final ThreadLocal<Buffer> BUF = ThreadLocal.withInitial(Buffer::new);
    private final StringBuilder out = new StringBuilder();

    synchronized void write(String s) {
        Buffer b = BUF.get();
        for (char x : s.toCharArray()) b.put(x);
        if (b.size() > 32) {
            out.append(b.text());
            b.clear();
        }
    }

    public static void main(String[] args) {
        PerThreadBuffer p = new PerThreadBuffer();
        for (int t = 0; t < 3; t++) {
            new Thread(() -> { for (int i = 0; i < 100; i++) p.write("entry" + i); }).start();
        }
    }
}
// corpus: unseen
