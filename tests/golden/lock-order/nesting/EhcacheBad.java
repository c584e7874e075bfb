// run: scan --only lock-order --library
// expect: lock-order locks=EhcacheBad$Disk,EhcacheBad$Memory
// Memory store and disk store of a cache: eviction goes down, loading comes up.
public class EhcacheBad {
    static final class Memory {
        Disk disk;
        private int n;
        synchronized void put() { if (++n > 3) { n = 0; disk.store(); } }
        synchronized void promote() { n++; }
    }
    static final class Disk {
        Memory memory;
        private int n;
        synchronized void store() { n++; }
        synchronized void load() { if (n > 0) { n--; memory.promote(); } }
    }
    private final Memory memory = new Memory();
    private final Disk disk = new Disk();
    public EhcacheBad() { memory.disk = disk; disk.memory = memory; }
    public void put() { memory.put(); }
    public void load() { disk.load(); }
}
// corpus: software
