// run: scan --only stale-value
// expect: none

public class WritePositionOk {
    static class Ring {
        private final byte[] data = new byte[64];
        private int pos;
        synchronized int pos() { return pos; }
        synchronized void write(byte b) { data[pos++ % 64] = b; }
    }

    public int append(Ring r, byte b) {
        r.write(b);
        return r.pos();
    }
}
