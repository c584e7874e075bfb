// run: scan --library --only stale-value
// expect: none

import java.util.*;
import java.util.concurrent.*;
public class FoundElementMoreOk {
    public static class Job {
        private boolean taken; private int uses; private String by;
        public synchronized boolean isFree() { return !taken; }
        public synchronized boolean claim(String who) { if (taken) return false; taken = true; by = who; return true; }
        public synchronized void done() { taken = false; uses++; }
        public synchronized int uses() { return uses; }
        public synchronized void touch() { uses++; }
        public synchronized void setBy(String s) { by = s; }
    }
    private final List<Job> jobs = new CopyOnWriteArrayList<>();
    private final Map<String, Job> byName = new ConcurrentHashMap<>();
    private Job firstFree() { for (Job j : jobs) if (j.isFree()) return j; return null; }
    public Job c1(String who) {
        Job j = firstFree();
        return j != null && j.claim(who) ? j : null;
    }
    public Job c2(String who) {
        Job j = firstFree();
        if (j == null) return null;
        synchronized (j) { if (!j.isFree()) return null; j.setBy(who); return j; }
    }
    public void c3(String who) {
        jobs.stream().filter(Job::isFree).forEach(Job::touch);
    }
    public Optional<Job> c4(String who) {
        return jobs.stream().filter(Job::isFree).filter(j -> j.claim(who)).findFirst();
    }
    private Job make() { Job j = new Job(); if (j.isFree()) j.setBy("x"); return j; }
    public Job c5() {
        Job j = make(); if (j.uses() == 0) j.setBy("y"); return j;
    }
    public void c6(String a, String b) {
        if (byName.get(a).isFree()) byName.get(b).setBy(a);
    }
    public int c7(String a) {
        return byName.get(a).isFree() ? byName.get(a).uses() : 0;
    }
    private Job busiest() { Job best = null; for (Job j : jobs) if (best == null || j.uses() > best.uses()) best = j; return best; }
    public void c8() {
        Job j = busiest(); if (j != null) System.out.println(j.uses());
    }
}
