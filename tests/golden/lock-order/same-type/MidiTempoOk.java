// run: scan --only lock-order --library
// expect: none
// Section 7.3 repaired: the sequence is read before the tempo cache is locked.
public class MidiTempoOk {
    static class TempoCache {
        private long[] ticks = new long[1];
        synchronized void refresh(long[] seq) { ticks = seq.clone(); }
        long[] ticks() { return ticks; }
    }

    public static class RealTimeSequencer {
        private final TempoCache tempoCache = new TempoCache();
        private long[] sequence = new long[4];
        public synchronized void setSequence(long[] s) {
            sequence = s;
            tempoCache.refresh(s);
        }
        public synchronized long[] getSequence() { return sequence; }
        public long getMicrosecondPosition() {
            long[] seq = getSequence();
            synchronized (tempoCache) {
                return seq.length * tempoCache.ticks().length;
            }
        }
    }
}
// corpus: seed
