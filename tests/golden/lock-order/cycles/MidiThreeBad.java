// run: scan --only lock-order --library
// expect: lock-order locks=MidiThreeBad$DataPump,MidiThreeBad$RealTimeSequencer,MidiThreeBad$TempoCache
// Section 7.3 (JDK-8010774): a cycle of three types, no cycle of two.
public class MidiThreeBad {
    static class TempoCache {
        final DataPump pump;
        long n;
        TempoCache(DataPump p) { pump = p; }
        synchronized long refresh() { return n++; }
        synchronized long position() { return pump.tick(); }
    }

    static class DataPump {
        private long tick;
        private RealTimeSequencer rts;
        synchronized void setSequencer(RealTimeSequencer r) { rts = r; }
        synchronized long tick() { return tick; }
        synchronized void pump() { tick += rts.size(); }
    }

    public static class RealTimeSequencer {
        private final DataPump pump = new DataPump();
        private final TempoCache cache = new TempoCache(pump);
        private int size;
        public RealTimeSequencer() { pump.setSequencer(this); }
        public synchronized int size() { return size; }
        public synchronized void setSequence() { size = (int) cache.refresh(); }
        public long position() { return cache.position(); }
        public void play() { pump.pump(); }
    }
}
// run: raddle show lockgraph --library $CLASSES
// out: MidiThreeBad$DataPump -> MidiThreeBad$RealTimeSequencer
// out:   MidiThreeBad$DataPump.pump:()V-MidiThreeBad$RealTimeSequencer.size:()I
// out: MidiThreeBad$RealTimeSequencer -> MidiThreeBad$TempoCache
// out:   MidiThreeBad$RealTimeSequencer.setSequence:()V-MidiThreeBad$TempoCache.refresh:()J
// out: MidiThreeBad$TempoCache -> MidiThreeBad$DataPump
// out:   MidiThreeBad$TempoCache.position:()J-MidiThreeBad$DataPump.tick:()J
// out: cycle of 3 MidiThreeBad$DataPump MidiThreeBad$RealTimeSequencer MidiThreeBad$TempoCache
// out: 3 locks: 0 class objects, 3 types
// out: 3 edges, 3 paths
// corpus: seed
