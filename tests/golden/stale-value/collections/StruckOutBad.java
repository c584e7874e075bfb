// run: scan --library --only stale-value
// expect: stale-value
// The element is asked for, and struck out later; two take the same.

import java.util.*;
public class StruckOutBad {
    private final List<String> jobs = new LinkedList<>();
    public synchronized void add(String j) { jobs.add(j); }
    private synchronized String best() { String b = null; for (String j : jobs) if (b == null || j.compareTo(b) < 0) b = j; return b; }
    private synchronized void strike(String j) { jobs.remove(j); }
    public String next() { String j = best(); if (j == null) return null; strike(j); return j; }
}
