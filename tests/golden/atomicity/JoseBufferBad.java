// run: scan --only atomicity
// expect: atomicity method=JoseBufferBad.move line=here witness=this.buffer context=this
// Seed 002, Jose: an encapsulated buffer of the program's own. Class: style.

public class JoseBufferBad {
    static class Buffer {
        private final char[] data = new char[80];
        private int n;
        synchronized void put(char c) { data[n++] = c; }
        synchronized void clear() { n = 0; }
    }

    private final Buffer buffer = new Buffer();

    public synchronized void move(char c) {
        buffer.clear();
        buffer.put(c); // <- here
    }
}
