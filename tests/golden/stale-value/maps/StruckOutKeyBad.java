// run: scan --library --only stale-value
// expect: stale-value
// The key is asked for in one step, struck out in another, and used.

import java.util.*;
public class StruckOutKeyBad {
    private final TreeMap<Long, Runnable> due = new TreeMap<>();
    public synchronized void at(long t, Runnable r) { due.put(t, r); }
    synchronized Long firstDue() { return due.isEmpty() ? null : due.firstKey(); }
    synchronized Runnable task(Long t) { return due.get(t); }
    synchronized void done(Long t) { due.remove(t); }
    public long fired;
    public void fire() { Long t = firstDue(); if (t != null) { done(t); System.out.println("fire " + t); run(t); } }
    private void run(Long t) { System.out.println(t); }
}
