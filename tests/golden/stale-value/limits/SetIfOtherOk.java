// run: scan --only stale-value
// expect: none
// A property is set only where it differs from what it is set to: to leave it is right when it was looked at, to set it
// is right whatever is there.
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

public class SetIfOtherOk {
    static class Settings {
        private int limit;
        private long period;
        private double share;
        private boolean strict;
        private String name;
        private Integer boxed;

        synchronized int limit() { return limit; }
        synchronized void setLimit(int limit) { this.limit = limit; }
        synchronized long period() { return period; }
        synchronized void setPeriod(long period) { this.period = period; }
        synchronized double share() { return share; }
        synchronized void setShare(double share) { this.share = share; }
        synchronized boolean strict() { return strict; }
        synchronized void setStrict(boolean strict) { this.strict = strict; }
        synchronized String name() { return name; }
        synchronized void setName(String name) { this.name = name; }
        synchronized Integer boxed() { return boxed; }
        synchronized void setBoxed(Integer boxed) { this.boxed = boxed; }
    }

    private final Settings settings = new Settings();
    private final AtomicReference<String> current = new AtomicReference<>();
    private final AtomicInteger level = new AtomicInteger();
    private final Map<String, String> values = new ConcurrentHashMap<>();
    private volatile String title = "";

    public void directly(int limit) {
        if (settings.limit() != limit)
            settings.setLimit(limit);
    }

    public void leaveEarly(long period) {
        if (settings.period() == period)
            return;
        settings.setPeriod(period);
    }

    public void fraction(double share) {
        if (Double.compare(settings.share(), share) != 0)
            settings.setShare(share);
    }

    public void byEquals(String name) {
        if (!name.equals(settings.name()))
            settings.setName(name);
    }

    public void byObjects(String name) {
        if (!Objects.equals(settings.name(), name))
            settings.setName(name);
    }

    public void inline(String name) {
        String old = settings.name();
        if (old == null ? name != null : !old.equals(name))
            settings.setName(name);
    }

    public void boxed(int value) {
        if (!Objects.equals(settings.boxed(), value))
            settings.setBoxed(value);
    }

    public void unboxed(Integer value) {
        if (settings.limit() != value)
            settings.setLimit(value);
    }

    private static boolean differ(int a, int b) { return a != b; }
    private static boolean differ(boolean a, boolean b) { return a != b; }
    private static boolean same(Object a, Object b) { return a == b || (a != null && a.equals(b)); }
    private static boolean differ(Object a, Object b) { return !same(a, b); }

    public void byHelper(int limit, boolean strict, String name) {
        if (differ(settings.limit(), limit))
            settings.setLimit(limit);
        if (differ(settings.strict(), strict))
            settings.setStrict(strict);
        if (differ(settings.name(), name))
            settings.setName(name);
    }

    public void onlyWhereAllowed(String name, boolean allowed) {
        if (!Objects.equals(settings.name(), name) && allowed)
            settings.setName(name);
    }

    public void atomically(String name, int level) {
        if (!Objects.equals(current.get(), name))
            current.set(name);
        if (this.level.get() != level)
            this.level.set(level);
    }

    public void inMap(String key, String value) {
        if (!Objects.equals(values.get(key), value))
            values.put(key, value);
    }

    public void entitle(String title) {
        if (!title.equals(this.title))
            this.title = title;
    }
}
