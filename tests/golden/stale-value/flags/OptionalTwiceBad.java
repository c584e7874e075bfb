// run: scan --library --only stale-value
// expect: stale-value method=OptionalTwiceBad.b1
// expect: stale-value method=OptionalTwiceBad.b2
// expect: stale-value method=OptionalTwiceBad.b3
// expect: stale-value method=OptionalTwiceBad.b4
// expect: stale-value method=OptionalTwiceBad.b5
// expect: stale-value method=OptionalTwiceBad.b6

import java.util.*;
public class OptionalTwiceBad {
    private volatile Optional<String> o = Optional.empty();
    private volatile OptionalInt oi = OptionalInt.empty();
    private Optional<String> locked = Optional.empty();
    private volatile Optional<String> only = Optional.of("a");
    public void set(String s) { o = Optional.ofNullable(s); oi = OptionalInt.empty(); }
    public void only(String s) { only = Optional.of(s); }
    public synchronized Optional<String> locked() { return locked; }
    public synchronized void clear() { locked = Optional.empty(); }
    public synchronized void put(String s) { locked = Optional.of(s); }
    public String b1() {
        if (o.isPresent()) return o.get();
        return "";
    }
    public String b2() {
        if (o.isEmpty()) return "";
        return o.get();
    }
    public String b3() {
        return o.isPresent() ? o.get() : "";
    }
    public int b4() {
        return oi.isPresent() ? oi.getAsInt() : 0;
    }
    public String b5() {
        return locked().isPresent() ? locked().get() : "";
    }
    public String b6() {
        if (!o.isPresent()) return "";
        return o.orElseThrow();
    }
    public String c1() {
        Optional<String> x = o;
        return x.isPresent() ? x.get() : "";
    }
    public String c2() {
        return o.isPresent() ? o.orElse("") : "";
    }
    public String c3() {
        return only.isPresent() ? only.get() : "";
    }
    public synchronized String c4() {
        return locked.isPresent() ? locked.get() : "";
    }
    public String c5() {
        return o.orElse("x") + o.map(String::trim).orElse("");
    }
}
