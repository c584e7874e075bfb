// run: scan --only atomicity
// expect: atomicity method=JoseBufferBad.move line=here witness=this.buffer context=this
// Seed 002, Jose: an encapsulated buffer of the program's own. Class: style, because not all users of a public class are seen.

public class JoseBufferBad {
    public static class Buffer {
        private final char[] data = new char[80];
        private int n;
        public synchronized void put(char c) { data[n++] = c; }
        public synchronized void clear() { n = 0; }
    }

    private final Buffer buffer = new Buffer();

    public synchronized void move(char c) {
        buffer.clear();
        buffer.put(c); // <- here
    }
}
