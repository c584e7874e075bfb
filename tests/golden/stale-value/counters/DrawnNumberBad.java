// run: scan --library --only stale-value
// expect: stale-value method=DrawnNumberBad.n1
// expect: stale-value method=DrawnNumberBad.n2
// expect: stale-value method=DrawnNumberBad.n3
// expect: stale-value method=DrawnNumberBad.n4
// expect: stale-value method=DrawnNumberBad.n5
// expect: stale-value method=DrawnNumberBad.n6
// expect: stale-value method=DrawnNumberBad.n7
// expect: stale-value method=DrawnNumberBad.n8
// expect: stale-value method=DrawnNumberBad.n9

import java.util.*;
import java.util.concurrent.atomic.*;
public class DrawnNumberBad {
    private long next = 1;
    private int count;
    private final AtomicLong seq = new AtomicLong();
    private volatile int vol;
    private final List<String> rows = new ArrayList<>();
    private final Map<Long, String> out = new HashMap<>();
    public synchronized long peek() { return next; }
    public synchronized void bump() { next++; }
    public synchronized void advance(long by) { next += by; }
    public synchronized int size() { return rows.size(); }
    public synchronized void append(String s) { rows.add(s); }
    public String n1() {
        long n = peek();
        bump();
        return String.format("%06d", n);
    }
    public String n2() {
        long n = peek();
        bump();
        return "B-" + n;
    }
    public long n3() {
        long n = seq.get();
        seq.incrementAndGet();
        return n;
    }
    public long n4() {
        seq.incrementAndGet();
        return seq.get();
    }
    public long n5() {
        bump();
        return peek();
    }
    public long n6(int size) {
        long from = peek();
        advance(size);
        return from;
    }
    public int n7(String s) {
        int at = size();
        append(s);
        return at;
    }
    public long n8() {
        long n;
        synchronized (this) { n = next; }
        synchronized (this) { next++; }
        return n;
    }
    public void n9(String s) {
        long n = peek();
        bump();
        synchronized (out) { out.put(n, s); }
    }
    public void m1() {
        long n = peek();
        bump();
        System.out.println("was " + n);
    }
    public long m2() {
        long t = System.nanoTime();
        bump();
        return t;
    }
    public synchronized long m3() {
        long n = peek();
        bump();
        return n;
    }
    public synchronized long draw() { return next++; }
    public String m4() {
        long n = draw();
        return "B-" + n;
    }
    public boolean m5() {
        bump();
        return true;
    }
    public void m6(String s) {
        int before = size();
        append(s);
        System.out.println(before);
    }
}
