// run: scan --library --only stale-value
// expect: stale-value method=FoundElementBad.b1
// expect: stale-value method=FoundElementBad.b2
// expect: stale-value method=FoundElementBad.b3
// expect: stale-value method=FoundElementBad.b4
// expect: stale-value method=FoundElementBad.b5
// expect: stale-value method=FoundElementBad.b6
// expect: stale-value method=FoundElementBad.b7
// expect: stale-value method=FoundElementBad.b8
// expect: stale-value method=FoundElementBad.b9
// expect: stale-value
// expect: stale-value method=FoundElementBad.b11
// expect: stale-value method=FoundElementBad.b12
// expect: stale-value
// expect: stale-value method=FoundElementBad.b14
// expect: stale-value method=FoundElementBad.b15
// expect: stale-value method=FoundElementBad.b16
// expect: stale-value method=FoundElementBad.b17
// expect: stale-value method=FoundElementBad.b18

import java.util.*;
import java.util.concurrent.*;
public class FoundElementBad {
    public static class Job {
        private boolean taken;
        private String by;
        private int uses;
        public synchronized boolean isFree() { return !taken; }
        public synchronized void claim(String who) { taken = true; by = who; }
        public synchronized void take() { taken = true; uses++; }
        public synchronized boolean tryTake() { if (taken) return false; taken = true; uses++; return true; }
        public synchronized int uses() { return uses; }
        public synchronized void setUses(int n) { uses = n; }
    }
    private final List<Job> jobs = new CopyOnWriteArrayList<>();
    private final Map<String, Job> byName = new ConcurrentHashMap<>();
    public Job b1(String who) {
        for (Job j : jobs) if (j.isFree()) { j.claim(who); return j; }
        return null;
    }
    public Job b2(String who) {
        Job j = jobs.stream().filter(x -> x.isFree()).findFirst().orElse(null);
        if (j != null) j.claim(who);
        return j;
    }
    public void b3(String who) {
        jobs.stream().filter(Job::isFree).findFirst().ifPresent(x -> x.claim(who));
    }
    public boolean b4(String name, String who) {
        return Optional.ofNullable(byName.get(name)).filter(Job::isFree).map(x -> { x.claim(who); return x; }).isPresent();
    }
    public void b5(String name) {
        Optional.ofNullable(byName.get(name)).filter(Job::isFree).ifPresent(Job::take);
    }
    private Job firstFree() {
        for (Job j : jobs) if (j.isFree()) return j;
        return null;
    }
    public Job b6(String who) {
        Job j = firstFree();
        if (j == null) return null;
        j.claim(who);
        return j;
    }
    private Optional<Job> findFree() {
        return jobs.stream().filter(Job::isFree).findFirst();
    }
    public Optional<Job> b7(String who) {
        Optional<Job> j = findFree();
        j.ifPresent(x -> x.claim(who));
        return j;
    }
    public void b8(String who) {
        jobs.stream().filter(Job::isFree).forEach(x -> x.claim(who));
    }
    public void b9(String name) {
        Job j = byName.get(name);
        if (j != null) j.setUses(j.uses() + 1);
    }
    public void b10(String name) {
        Optional.ofNullable(byName.get(name)).ifPresent(j -> j.setUses(j.uses() + 1));
    }
    public boolean b11(String who) {
        Optional<Job> o = jobs.stream().filter(Job::isFree).findAny();
        if (o.isEmpty()) return false;
        o.get().claim(who);
        return true;
    }
    public Job b12(String who) {
        Job j = jobs.stream().filter(Job::isFree).findAny().orElseThrow(IllegalStateException::new);
        j.claim(who);
        return j;
    }
    public void b13() {
        byName.forEach((n, j) -> { if (j.isFree()) j.take(); });
    }
    private Job find(String name) { return byName.get(name); }
    public boolean b14(String name, String who) {
        Job j = find(name);
        if (j == null || !j.isFree()) return false;
        j.claim(who);
        return true;
    }
    public boolean b15(String name, String who) {
        if (!find(name).isFree()) return false;
        find(name).claim(who);
        return true;
    }
    public boolean b16(int i, String who) {
        if (!jobs.get(i).isFree()) return false;
        jobs.get(i).claim(who);
        return true;
    }
    public boolean b17(String n, String who) {
        if (!byName.get(n).isFree()) return false;
        byName.get(n).claim(who);
        return true;
    }
    public Job b18() {
        Job j = jobs.stream().min(Comparator.comparingInt(Job::uses)).get();
        j.setUses(j.uses() + 1);
        return j;
    }
    public Job c1() {
        for (Job j : jobs) if (j.isFree() && j.tryTake()) return j;
        return null;
    }
    public Job c2() {
        return jobs.stream().filter(Job::isFree).filter(Job::tryTake).findFirst().orElse(null);
    }
    public Job c3() {
        Job j = jobs.stream().filter(Job::isFree).findFirst().orElse(null);
        return j != null && j.tryTake() ? j : null;
    }
    public synchronized void c4(String who) {
        for (Job j : jobs) if (!j.isFree()) { System.out.println(j.uses()); }
    }
    public Job c5(String who) {
        Job j = jobs.stream().filter(x -> !x.isFree()).findFirst().orElse(null);
        Job k = new Job();
        if (j != null) k.claim(who);
        return k;
    }
}
