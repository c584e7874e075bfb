// run: scan --only lock-order --library
// expect: none
// load takes the memory store first, as put does.
public class EhcacheOk {
    static final class Memory {
        Disk disk;
        private int n;
        synchronized void put() { if (++n > 3) { n = 0; disk.store(); } }
        synchronized void load() { n += disk.take(); }
    }
    static final class Disk {
        private int n;
        synchronized void store() { n++; }
        synchronized int take() { return n > 0 ? n-- : 0; }
    }
    private final Memory memory = new Memory();
    private final Disk disk = new Disk();
    public EhcacheOk() { memory.disk = disk; }
    public void put() { memory.put(); }
    public void load() { memory.load(); }
}
// corpus: software
