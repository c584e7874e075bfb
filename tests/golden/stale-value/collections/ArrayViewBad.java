// run: scan --library --only stale-value
// expect: stale-value method=ArrayViewBad.b1
// expect: stale-value method=ArrayViewBad.b2
// expect: stale-value method=ArrayViewBad.b3
// expect: stale-value method=ArrayViewBad.b4
// expect: stale-value method=ArrayViewBad.b5
// expect: stale-value method=ArrayViewBad.b6
// expect: stale-value method=ArrayViewBad.b7
// expect: stale-value method=ArrayViewBad.b8
// expect: stale-value method=ArrayViewBad.b9
// expect: stale-value method=ArrayViewBad.b10

import java.util.*;
import java.util.stream.*;
import java.util.concurrent.locks.*;
public class ArrayViewBad {
    private final Lock lock = new ReentrantLock();
    private final String[] seats = new String[10];
    private final int[] counts = new int[10];
    private final boolean[] used = new boolean[10];
    private int f1() { lock.lock(); try { return Arrays.asList(seats).indexOf(null); } finally { lock.unlock(); } }
    private int f2() { lock.lock(); try { for (int i = 0; i < seats.length; i++) if (seats[i] == null) return i; return -1; } finally { lock.unlock(); } }
    private int f3() { lock.lock(); try { return IntStream.range(0, seats.length).filter(i -> seats[i] == null).findFirst().orElse(-1); } finally { lock.unlock(); } }
    private OptionalInt f4() { lock.lock(); try { return IntStream.range(0, seats.length).filter(i -> seats[i] == null).findFirst(); } finally { lock.unlock(); } }
    private boolean f5(String p) { lock.lock(); try { return Arrays.asList(seats).contains(p); } finally { lock.unlock(); } }
    private boolean f6(String p) { lock.lock(); try { return Arrays.stream(seats).anyMatch(x -> p.equals(x)); } finally { lock.unlock(); } }
    private boolean f7(String p) { lock.lock(); try { return Stream.of(seats).anyMatch(p::equals); } finally { lock.unlock(); } }
    private long f8() { lock.lock(); try { return Arrays.stream(seats).filter(Objects::isNull).count(); } finally { lock.unlock(); } }
    private int f9() { lock.lock(); try { return Arrays.stream(counts).sum(); } finally { lock.unlock(); } }
    private void mark(int s, String p) { lock.lock(); try { seats[s] = p; } finally { lock.unlock(); } }
    private void add(int s, int n) { lock.lock(); try { counts[s] += n; } finally { lock.unlock(); } }
    private void put(String p) { lock.lock(); try { for (int i = 0; i < seats.length; i++) if (seats[i] == null) { seats[i] = p; return; } } finally { lock.unlock(); } }
    public int b1(String p) {
        int s = f1(); if (s < 0) return -1; mark(s, p); return s;
    }
    public int b2(String p) {
        int s = f2(); if (s < 0) return -1; mark(s, p); return s;
    }
    public int b3(String p) {
        int s = f3(); if (s < 0) return -1; mark(s, p); return s;
    }
    public int b4(String p) {
        OptionalInt s = f4(); if (!s.isPresent()) return -1; mark(s.getAsInt(), p); return s.getAsInt();
    }
    public boolean b5(String p, int s) {
        if (f5(p)) return false; mark(s, p); return true;
    }
    public boolean b6(String p, int s) {
        if (f6(p)) return false; mark(s, p); return true;
    }
    public boolean b7(String p, int s) {
        if (f7(p)) return false; mark(s, p); return true;
    }
    public boolean b8(String p, int s) {
        if (f8() == 0) return false; mark(s, p); return true;
    }
    public boolean b9(int s, int n) {
        if (f9() + n > 100) return false; add(s, n); return true;
    }
    public void b10(String p) {
        int s;
        synchronized (this) { s = Arrays.asList(seats).indexOf(null); }
        if (s >= 0) synchronized (this) { seats[s] = p; }
    }
    public boolean c1(String p) {
        int s = f1(); if (s < 0) return false; put(p); return true;
    }
    public int c2(String p) {
        lock.lock(); try { int s = f1(); if (s < 0) return -1; mark(s, p); return s; } finally { lock.unlock(); }
    }
}
