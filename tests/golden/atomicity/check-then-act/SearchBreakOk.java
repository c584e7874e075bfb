// run: scan --library --only atomicity
// expect: none
// What a loop finds depends on the test that ends it.
import java.util.*;
import java.util.concurrent.locks.*;
import java.util.stream.*;
public class SearchBreakOk {
    private final ReentrantLock lock = new ReentrantLock();
    private final List<Lane> lanes;
    private int rejected;
    public SearchBreakOk(List<Lane> lanes) { this.lanes = List.copyOf(lanes); }
    public void assign(Runnable job) {
        lock.lock();
        try {
            Lane f = null; for (Lane l : lanes) { if (l.depth() < 50) { f = l; break; } } if (f == null || !f.tryPush(job)) rejected++;
        } finally { lock.unlock(); }
    }
    
    public int rejected() { lock.lock(); try { return rejected; } finally { lock.unlock(); } }
}

class Lane {
    private final java.util.List<Runnable> jobs = new java.util.ArrayList<>();
    private final String name = "x";
    String name() { return name; }
    synchronized int depth() { return jobs.size(); }
    synchronized boolean hasRoom() { return jobs.size() < 50; }
    synchronized boolean tryPush(Runnable r) { if (jobs.size() >= 50) return false; jobs.add(r); return true; }
    synchronized void push(Runnable r) { jobs.add(r); }
    synchronized void drain() { jobs.clear(); }
}
