// run: scan --only stale-value
// expect: stale-value method=WritePositionBad.append line=here

public class WritePositionBad {
    static class Ring {
        private final byte[] data = new byte[64];
        private int pos;
        synchronized int pos() { return pos; }
        synchronized void write(int at, byte b) { data[at % 64] = b; pos = at + 1; }
    }

    public void append(Ring r, byte b) {
        r.write(r.pos(), b); // <- here
    }
}
