// run: scan --library --only stale-value
// expect: stale-value method=EnumStateBad.b1
// expect: stale-value method=EnumStateBad.b2
// expect: stale-value method=EnumStateBad.b3
// expect: stale-value method=EnumStateBad.b4
// expect: stale-value method=EnumStateBad.b5
// expect: stale-value method=EnumStateBad.b6
// expect: stale-value method=EnumStateBad.b7
// expect: stale-value method=EnumStateBad.b8

import java.util.*;
import java.util.concurrent.*;
public class EnumStateBad {
    enum S { NEW, OPEN, DONE }
    private S s = S.NEW;
    private volatile S v = S.NEW;
    private S lazy;
    private final Map<String, S> states = new ConcurrentHashMap<>();
    private final Map<String, S> plain = new HashMap<>();
    synchronized S get() { return s; }
    synchronized void set(S x) { s = x; }
    synchronized boolean isNew() { return s == S.NEW; }
    synchronized S lazy() { return lazy; }
    synchronized void lazy(S x) { lazy = x; }
    synchronized S at(String k) { return plain.get(k); }
    synchronized void at(String k, S x) { plain.put(k, x); }
    synchronized boolean has(String k) { return plain.containsKey(k); }
    public void b1() {
        if (isNew()) { set(S.OPEN); }
    }
    public void b2() {
        if (v == S.NEW) v = S.OPEN;
    }
    public boolean b3(String k) {
        if (states.get(k) != S.NEW) return false;
        states.put(k, S.OPEN); return true;
    }
    public boolean b4(String k) {
        if (at(k) != S.NEW) return false;
        at(k, S.OPEN); return true;
    }
    public boolean b5() {
        switch (get()) { case NEW: set(S.OPEN); return true; case OPEN: set(S.DONE); return true; default: return false; }
    }
    public boolean b6() {
        if (!get().equals(S.NEW)) return false;
        set(S.OPEN); return true;
    }
    public boolean b7() {
        set(get() == S.NEW ? S.OPEN : S.DONE); return true;
    }
    public boolean b8() {
        if (get().ordinal() >= 1) return false; set(S.OPEN); return true;
    }
}
