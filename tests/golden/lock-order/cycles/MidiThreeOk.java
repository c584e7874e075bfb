// run: scan --only lock-order --library
// expect: none
// The three locks of MidiThreeBad in one order: the pump reads the size before it locks itself.
public class MidiThreeOk {
    static class TempoCache {
        final DataPump pump;
        long n;
        TempoCache(DataPump p) { pump = p; }
        synchronized long refresh() { return n++; }
        synchronized long position() { return pump.tick(); }
    }

    static class DataPump {
        private long tick;
        private final RealTimeSequencer rts;
        DataPump(RealTimeSequencer r) { rts = r; }
        synchronized long tick() { return tick; }
        void pump() {
            int n = rts.size();
            synchronized (this) { tick += n; }
        }
    }

    public static class RealTimeSequencer {
        private final DataPump pump = new DataPump(this);
        private final TempoCache cache = new TempoCache(pump);
        private int size;
        public synchronized int size() { return size; }
        public synchronized void setSequence() { size = (int) cache.refresh(); }
        public long position() { return cache.position(); }
        public void play() { pump.pump(); }
    }
}
// corpus: seed
