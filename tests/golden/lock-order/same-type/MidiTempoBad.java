// run: scan --only lock-order --library
// expect: lock-order locks=MidiTempoBad$RealTimeSequencer,MidiTempoBad$TempoCache severity=high
// Seed 003, section 7.3 (JDK-8010771): RealTimeSequencer against MidiUtils.TempoCache, a final field of it.
public class MidiTempoBad {
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
            synchronized (tempoCache) {
                return tick2microsecond(getSequence(), tempoCache);
            }
        }
        private static long tick2microsecond(long[] seq, TempoCache c) { return seq.length * c.ticks().length; }
    }
}
// corpus: seed
