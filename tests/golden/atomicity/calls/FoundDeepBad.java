// run: scan --library --only atomicity
// expect: atomicity
// A helper that locks what it finds, and returns it.
import java.util.*;
import java.util.concurrent.locks.*;
import java.util.stream.*;
public class FoundDeepBad {
    private final ReentrantLock lock = new ReentrantLock();
    private final List<Lane> lanes;
    private int rejected;
    public FoundDeepBad(List<Lane> lanes) { this.lanes = List.copyOf(lanes); }
    public void assign(Runnable job) {
        lock.lock();
        try {
            Lane f = find(); if (f != null) f.push(job); else rejected++;
        } finally { lock.unlock(); }
    }
    
private Lane find() { return search(); } private Lane search() { for (Lane l : lanes) { if (l.depth() < 50) { return l; } } return null; }
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
