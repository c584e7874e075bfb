// run: scan --only lock-order --library
// expect: lock-order locks=MidiPumpBad$DataPump,MidiPumpBad$TempoCache
// Section 7.3 (JDK-8010772): the play thread, started by the library, against the tempo cache.
public class MidiPumpBad {
    static class TempoCache {
        private int n;
        private DataPump pump;
        synchronized void attach(DataPump p) { pump = p; }
        synchronized int get() { return n++; }
        synchronized long position() { return pump.tick(); }
    }

    static class DataPump {
        private final TempoCache cache;
        private long tick;
        DataPump(TempoCache c) { cache = c; }
        synchronized long tick() { return tick; }
        synchronized void pump() { tick += cache.get(); }
    }

    static class PlayThread implements Runnable {
        final DataPump pump;
        PlayThread(DataPump p) { pump = p; new Thread(this).start(); }
        public void run() { for (int i = 0; i < 100000; i++) pump.pump(); }
    }

    private final TempoCache cache = new TempoCache();
    private final DataPump pump = new DataPump(cache);

    public MidiPumpBad() { cache.attach(pump); }
    public void start() { new PlayThread(pump); }
    public long getPosition() { return cache.position(); }
}
// corpus: seed
